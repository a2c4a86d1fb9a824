var require = process.getBuiltinModule("node:module").createRequire(import.meta.url);
var __filename = process.getBuiltinModule("node:url").fileURLToPath(import.meta.url);
var __dirname = process.getBuiltinModule("node:path").dirname(__filename);
import {
  __commonJS,
  __require,
  __toESM
} from "./chunk-PIRHQTI4.js";

// node_modules/jiti/dist/jiti.cjs
var require_jiti = __commonJS({
  "node_modules/jiti/dist/jiti.cjs"(exports, module) {
    (() => {
      var e = { "./node_modules/.pnpm/mlly@1.8.2/node_modules/mlly/dist lazy recursive"(e2) {
        function webpackEmptyAsyncContext(e3) {
          return Promise.resolve().then(function() {
            var t2 = new Error("Cannot find module '" + e3 + "'");
            throw t2.code = "MODULE_NOT_FOUND", t2;
          });
        }
        webpackEmptyAsyncContext.keys = () => [], webpackEmptyAsyncContext.resolve = webpackEmptyAsyncContext, webpackEmptyAsyncContext.id = "./node_modules/.pnpm/mlly@1.8.2/node_modules/mlly/dist lazy recursive", e2.exports = webpackEmptyAsyncContext;
      }, fs(e2) {
        "use strict";
        e2.exports = __require("fs");
      }, "node:fs"(e2) {
        "use strict";
        e2.exports = __require("node:fs");
      }, "node:module"(e2) {
        "use strict";
        e2.exports = __require("node:module");
      }, "node:path"(e2) {
        "use strict";
        e2.exports = __require("node:path");
      }, os(e2) {
        "use strict";
        e2.exports = __require("os");
      }, path(e2) {
        "use strict";
        e2.exports = __require("path");
      }, "./node_modules/.pnpm/get-tsconfig@4.14.0/node_modules/get-tsconfig/dist/index.cjs"(e2, t2, i2) {
        "use strict";
        var n = Object.defineProperty, r = (e3, t3) => n(e3, "name", { value: t3, configurable: true }), a = i2("node:path"), c = i2("node:fs"), l = i2("node:module"), y = i2("./node_modules/.pnpm/resolve-pkg-maps@1.0.0/node_modules/resolve-pkg-maps/dist/index.cjs"), E = i2("fs"), w = i2("os"), C = i2("path");
        function h(e3) {
          return e3.startsWith("\\\\?\\") ? e3 : e3.replace(/\\/g, "/");
        }
        r(h, "slash");
        const S = r((e3) => {
          const t3 = c[e3];
          return (i3, ...n2) => {
            const a2 = `${e3}:${n2.join(":")}`;
            let l2 = null == i3 ? void 0 : i3.get(a2);
            return void 0 === l2 && (l2 = Reflect.apply(t3, c, n2), null == i3 || i3.set(a2, l2)), l2;
          };
        }, "cacheFs"), I = S("existsSync"), N = S("readFileSync"), O = S("statSync"), j = r((e3, t3, i3) => {
          for (; ; ) {
            const n2 = a.posix.join(e3, t3);
            if (I(i3, n2)) return n2;
            const c2 = a.dirname(e3);
            if (c2 === e3) return;
            e3 = c2;
          }
        }, "findUp"), F = /^\.{1,2}(\/.*)?$/, B = r((e3) => {
          const t3 = h(e3);
          return F.test(t3) ? t3 : `./${t3}`;
        }, "normalizeRelativePath");
        function Ne(e3, t3 = false) {
          const i3 = e3.length;
          let n2 = 0, a2 = "", c2 = 0, l2 = 16, y2 = 0, E2 = 0, w2 = 0, C2 = 0, S2 = 0;
          function _(t4, i4) {
            let a3 = 0, c3 = 0;
            for (; a3 < t4; ) {
              let t5 = e3.charCodeAt(n2);
              if (t5 >= 48 && t5 <= 57) c3 = 16 * c3 + t5 - 48;
              else if (t5 >= 65 && t5 <= 70) c3 = 16 * c3 + t5 - 65 + 10;
              else {
                if (!(t5 >= 97 && t5 <= 102)) break;
                c3 = 16 * c3 + t5 - 97 + 10;
              }
              n2++, a3++;
            }
            return a3 < t4 && (c3 = -1), c3;
          }
          function b(e4) {
            n2 = e4, a2 = "", c2 = 0, l2 = 16, S2 = 0;
          }
          function p() {
            let t4 = n2;
            if (48 === e3.charCodeAt(n2)) n2++;
            else for (n2++; n2 < e3.length && R(e3.charCodeAt(n2)); ) n2++;
            if (n2 < e3.length && 46 === e3.charCodeAt(n2)) {
              if (n2++, !(n2 < e3.length && R(e3.charCodeAt(n2)))) return S2 = 3, e3.substring(t4, n2);
              for (n2++; n2 < e3.length && R(e3.charCodeAt(n2)); ) n2++;
            }
            let i4 = n2;
            if (n2 < e3.length && (69 === e3.charCodeAt(n2) || 101 === e3.charCodeAt(n2))) if (n2++, (n2 < e3.length && 43 === e3.charCodeAt(n2) || 45 === e3.charCodeAt(n2)) && n2++, n2 < e3.length && R(e3.charCodeAt(n2))) {
              for (n2++; n2 < e3.length && R(e3.charCodeAt(n2)); ) n2++;
              i4 = n2;
            } else S2 = 3;
            return e3.substring(t4, i4);
          }
          function L() {
            let t4 = "", a3 = n2;
            for (; ; ) {
              if (n2 >= i3) {
                t4 += e3.substring(a3, n2), S2 = 2;
                break;
              }
              const c3 = e3.charCodeAt(n2);
              if (34 === c3) {
                t4 += e3.substring(a3, n2), n2++;
                break;
              }
              if (92 !== c3) {
                if (c3 >= 0 && c3 <= 31) {
                  if (M(c3)) {
                    t4 += e3.substring(a3, n2), S2 = 2;
                    break;
                  }
                  S2 = 6;
                }
                n2++;
              } else {
                if (t4 += e3.substring(a3, n2), n2++, n2 >= i3) {
                  S2 = 2;
                  break;
                }
                switch (e3.charCodeAt(n2++)) {
                  case 34:
                    t4 += '"';
                    break;
                  case 92:
                    t4 += "\\";
                    break;
                  case 47:
                    t4 += "/";
                    break;
                  case 98:
                    t4 += "\b";
                    break;
                  case 102:
                    t4 += "\f";
                    break;
                  case 110:
                    t4 += "\n";
                    break;
                  case 114:
                    t4 += "\r";
                    break;
                  case 116:
                    t4 += "	";
                    break;
                  case 117:
                    const e4 = _(4);
                    e4 >= 0 ? t4 += String.fromCharCode(e4) : S2 = 4;
                    break;
                  default:
                    S2 = 5;
                }
                a3 = n2;
              }
            }
            return t4;
          }
          function A() {
            if (a2 = "", S2 = 0, c2 = n2, E2 = y2, C2 = w2, n2 >= i3) return c2 = i3, l2 = 17;
            let t4 = e3.charCodeAt(n2);
            if (ee(t4)) {
              do {
                n2++, a2 += String.fromCharCode(t4), t4 = e3.charCodeAt(n2);
              } while (ee(t4));
              return l2 = 15;
            }
            if (M(t4)) return n2++, a2 += String.fromCharCode(t4), 13 === t4 && 10 === e3.charCodeAt(n2) && (n2++, a2 += "\n"), y2++, w2 = n2, l2 = 14;
            switch (t4) {
              case 123:
                return n2++, l2 = 1;
              case 125:
                return n2++, l2 = 2;
              case 91:
                return n2++, l2 = 3;
              case 93:
                return n2++, l2 = 4;
              case 58:
                return n2++, l2 = 6;
              case 44:
                return n2++, l2 = 5;
              case 34:
                return n2++, a2 = L(), l2 = 10;
              case 47:
                const E3 = n2 - 1;
                if (47 === e3.charCodeAt(n2 + 1)) {
                  for (n2 += 2; n2 < i3 && !M(e3.charCodeAt(n2)); ) n2++;
                  return a2 = e3.substring(E3, n2), l2 = 12;
                }
                if (42 === e3.charCodeAt(n2 + 1)) {
                  n2 += 2;
                  const t5 = i3 - 1;
                  let c3 = false;
                  for (; n2 < t5; ) {
                    const t6 = e3.charCodeAt(n2);
                    if (42 === t6 && 47 === e3.charCodeAt(n2 + 1)) {
                      n2 += 2, c3 = true;
                      break;
                    }
                    n2++, M(t6) && (13 === t6 && 10 === e3.charCodeAt(n2) && n2++, y2++, w2 = n2);
                  }
                  return c3 || (n2++, S2 = 1), a2 = e3.substring(E3, n2), l2 = 13;
                }
                return a2 += String.fromCharCode(t4), n2++, l2 = 16;
              case 45:
                if (a2 += String.fromCharCode(t4), n2++, n2 === i3 || !R(e3.charCodeAt(n2))) return l2 = 16;
              case 48:
              case 49:
              case 50:
              case 51:
              case 52:
              case 53:
              case 54:
              case 55:
              case 56:
              case 57:
                return a2 += p(), l2 = 11;
              default:
                for (; n2 < i3 && D(t4); ) n2++, t4 = e3.charCodeAt(n2);
                if (c2 !== n2) {
                  switch (a2 = e3.substring(c2, n2), a2) {
                    case "true":
                      return l2 = 8;
                    case "false":
                      return l2 = 9;
                    case "null":
                      return l2 = 7;
                  }
                  return l2 = 16;
                }
                return a2 += String.fromCharCode(t4), n2++, l2 = 16;
            }
          }
          function D(e4) {
            if (ee(e4) || M(e4)) return false;
            switch (e4) {
              case 125:
              case 93:
              case 123:
              case 91:
              case 34:
              case 58:
              case 44:
              case 47:
                return false;
            }
            return true;
          }
          function x() {
            let e4;
            do {
              e4 = A();
            } while (e4 >= 12 && e4 <= 15);
            return e4;
          }
          return r(_, "scanHexDigits"), r(b, "setPosition"), r(p, "scanNumber"), r(L, "scanString"), r(A, "scanNext"), r(D, "isUnknownContentCharacter"), r(x, "scanNextNonTrivia"), { setPosition: b, getPosition: r(() => n2, "getPosition"), scan: t3 ? x : A, getToken: r(() => l2, "getToken"), getTokenValue: r(() => a2, "getTokenValue"), getTokenOffset: r(() => c2, "getTokenOffset"), getTokenLength: r(() => n2 - c2, "getTokenLength"), getTokenStartLine: r(() => E2, "getTokenStartLine"), getTokenStartCharacter: r(() => c2 - C2, "getTokenStartCharacter"), getTokenError: r(() => S2, "getTokenError") };
        }
        function ee(e3) {
          return 32 === e3 || 9 === e3;
        }
        function M(e3) {
          return 10 === e3 || 13 === e3;
        }
        function R(e3) {
          return e3 >= 48 && e3 <= 57;
        }
        var $, q;
        r(Ne, "createScanner"), r(ee, "isWhiteSpace"), r(M, "isLineBreak"), r(R, "isDigit"), (q = $ || ($ = {}))[q.lineFeed = 10] = "lineFeed", q[q.carriageReturn = 13] = "carriageReturn", q[q.space = 32] = "space", q[q._0 = 48] = "_0", q[q._1 = 49] = "_1", q[q._2 = 50] = "_2", q[q._3 = 51] = "_3", q[q._4 = 52] = "_4", q[q._5 = 53] = "_5", q[q._6 = 54] = "_6", q[q._7 = 55] = "_7", q[q._8 = 56] = "_8", q[q._9 = 57] = "_9", q[q.a = 97] = "a", q[q.b = 98] = "b", q[q.c = 99] = "c", q[q.d = 100] = "d", q[q.e = 101] = "e", q[q.f = 102] = "f", q[q.g = 103] = "g", q[q.h = 104] = "h", q[q.i = 105] = "i", q[q.j = 106] = "j", q[q.k = 107] = "k", q[q.l = 108] = "l", q[q.m = 109] = "m", q[q.n = 110] = "n", q[q.o = 111] = "o", q[q.p = 112] = "p", q[q.q = 113] = "q", q[q.r = 114] = "r", q[q.s = 115] = "s", q[q.t = 116] = "t", q[q.u = 117] = "u", q[q.v = 118] = "v", q[q.w = 119] = "w", q[q.x = 120] = "x", q[q.y = 121] = "y", q[q.z = 122] = "z", q[q.A = 65] = "A", q[q.B = 66] = "B", q[q.C = 67] = "C", q[q.D = 68] = "D", q[q.E = 69] = "E", q[q.F = 70] = "F", q[q.G = 71] = "G", q[q.H = 72] = "H", q[q.I = 73] = "I", q[q.J = 74] = "J", q[q.K = 75] = "K", q[q.L = 76] = "L", q[q.M = 77] = "M", q[q.N = 78] = "N", q[q.O = 79] = "O", q[q.P = 80] = "P", q[q.Q = 81] = "Q", q[q.R = 82] = "R", q[q.S = 83] = "S", q[q.T = 84] = "T", q[q.U = 85] = "U", q[q.V = 86] = "V", q[q.W = 87] = "W", q[q.X = 88] = "X", q[q.Y = 89] = "Y", q[q.Z = 90] = "Z", q[q.asterisk = 42] = "asterisk", q[q.backslash = 92] = "backslash", q[q.closeBrace = 125] = "closeBrace", q[q.closeBracket = 93] = "closeBracket", q[q.colon = 58] = "colon", q[q.comma = 44] = "comma", q[q.dot = 46] = "dot", q[q.doubleQuote = 34] = "doubleQuote", q[q.minus = 45] = "minus", q[q.openBrace = 123] = "openBrace", q[q.openBracket = 91] = "openBracket", q[q.plus = 43] = "plus", q[q.slash = 47] = "slash", q[q.formFeed = 12] = "formFeed", q[q.tab = 9] = "tab", new Array(20).fill(0).map((e3, t3) => " ".repeat(t3));
        const W = 200;
        var K, H, Y;
        function Pe(e3, t3 = [], i3 = K.DEFAULT) {
          let n2 = null, a2 = [];
          const c2 = [];
          function o(e4) {
            Array.isArray(a2) ? a2.push(e4) : null !== n2 && (a2[n2] = e4);
          }
          return r(o, "onValue"), We(e3, { onObjectBegin: r(() => {
            const e4 = {};
            o(e4), c2.push(a2), a2 = e4, n2 = null;
          }, "onObjectBegin"), onObjectProperty: r((e4) => {
            n2 = e4;
          }, "onObjectProperty"), onObjectEnd: r(() => {
            a2 = c2.pop();
          }, "onObjectEnd"), onArrayBegin: r(() => {
            const e4 = [];
            o(e4), c2.push(a2), a2 = e4, n2 = null;
          }, "onArrayBegin"), onArrayEnd: r(() => {
            a2 = c2.pop();
          }, "onArrayEnd"), onLiteralValue: o, onError: r((e4, i4, n3) => {
            t3.push({ error: e4, offset: i4, length: n3 });
          }, "onError") }, i3), a2[0];
        }
        function We(e3, t3, i3 = K.DEFAULT) {
          const n2 = Ne(e3, false), a2 = [];
          let c2 = 0;
          function o(e4) {
            return e4 ? () => 0 === c2 && e4(n2.getTokenOffset(), n2.getTokenLength(), n2.getTokenStartLine(), n2.getTokenStartCharacter()) : () => true;
          }
          function f(e4) {
            return e4 ? (t4) => 0 === c2 && e4(t4, n2.getTokenOffset(), n2.getTokenLength(), n2.getTokenStartLine(), n2.getTokenStartCharacter()) : () => true;
          }
          function u(e4) {
            return e4 ? (t4) => 0 === c2 && e4(t4, n2.getTokenOffset(), n2.getTokenLength(), n2.getTokenStartLine(), n2.getTokenStartCharacter(), () => a2.slice()) : () => true;
          }
          function g(e4) {
            return e4 ? () => {
              c2 > 0 ? c2++ : false === e4(n2.getTokenOffset(), n2.getTokenLength(), n2.getTokenStartLine(), n2.getTokenStartCharacter(), () => a2.slice()) && (c2 = 1);
            } : () => true;
          }
          function m(e4) {
            return e4 ? () => {
              c2 > 0 && c2--, 0 === c2 && e4(n2.getTokenOffset(), n2.getTokenLength(), n2.getTokenStartLine(), n2.getTokenStartCharacter());
            } : () => true;
          }
          r(o, "toNoArgVisit"), r(f, "toOneArgVisit"), r(u, "toOneArgVisitWithPath"), r(g, "toBeginVisit"), r(m, "toEndVisit");
          const l2 = g(t3.onObjectBegin), y2 = u(t3.onObjectProperty), E2 = m(t3.onObjectEnd), w2 = g(t3.onArrayBegin), C2 = m(t3.onArrayEnd), S2 = u(t3.onLiteralValue), I2 = f(t3.onSeparator), N2 = o(t3.onComment), O2 = f(t3.onError), j2 = i3 && i3.disallowComments, F2 = i3 && i3.allowTrailingComma;
          function T() {
            for (; ; ) {
              const e4 = n2.scan();
              switch (n2.getTokenError()) {
                case 4:
                  k(14);
                  break;
                case 5:
                  k(15);
                  break;
                case 3:
                  k(13);
                  break;
                case 1:
                  j2 || k(11);
                  break;
                case 2:
                  k(12);
                  break;
                case 6:
                  k(16);
              }
              switch (e4) {
                case 12:
                case 13:
                  j2 ? k(10) : N2();
                  break;
                case 16:
                  k(1);
                  break;
                case 15:
                case 14:
                  break;
                default:
                  return e4;
              }
            }
          }
          function k(e4, t4 = [], i4 = []) {
            if (O2(e4), t4.length + i4.length > 0) {
              let e5 = n2.getToken();
              for (; 17 !== e5; ) {
                if (-1 !== t4.indexOf(e5)) {
                  T();
                  break;
                }
                if (-1 !== i4.indexOf(e5)) break;
                e5 = T();
              }
            }
          }
          function P(e4) {
            const t4 = n2.getTokenValue();
            return e4 ? S2(t4) : (y2(t4), a2.push(t4)), T(), true;
          }
          function J() {
            switch (n2.getToken()) {
              case 11:
                const e4 = n2.getTokenValue();
                let t4 = Number(e4);
                isNaN(t4) && (k(2), t4 = 0), S2(t4);
                break;
              case 7:
                S2(null);
                break;
              case 8:
                S2(true);
                break;
              case 9:
                S2(false);
                break;
              default:
                return false;
            }
            return T(), true;
          }
          function V() {
            return 10 !== n2.getToken() ? (k(3, [], [2, 5]), false) : (P(false), 6 === n2.getToken() ? (I2(":"), T(), U() || k(4, [], [2, 5])) : k(5, [], [2, 5]), a2.pop(), true);
          }
          function z() {
            l2(), T();
            let e4 = false;
            for (; 2 !== n2.getToken() && 17 !== n2.getToken(); ) {
              if (5 === n2.getToken()) {
                if (e4 || k(4, [], []), I2(","), T(), 2 === n2.getToken() && F2) break;
              } else e4 && k(6, [], []);
              V() || k(4, [], [2, 5]), e4 = true;
            }
            return E2(), 2 !== n2.getToken() ? k(7, [2], []) : T(), true;
          }
          function G() {
            w2(), T();
            let e4 = true, t4 = false;
            for (; 4 !== n2.getToken() && 17 !== n2.getToken(); ) {
              if (5 === n2.getToken()) {
                if (t4 || k(4, [], []), I2(","), T(), 4 === n2.getToken() && F2) break;
              } else t4 && k(6, [], []);
              e4 ? (a2.push(0), e4 = false) : a2[a2.length - 1]++, U() || k(4, [], [4, 5]), t4 = true;
            }
            return C2(), e4 || a2.pop(), 4 !== n2.getToken() ? k(8, [4], []) : T(), true;
          }
          function U() {
            switch (n2.getToken()) {
              case 3:
                return G();
              case 1:
                return z();
              case 10:
                return P(true);
              default:
                return J();
            }
          }
          return r(T, "scanNext"), r(k, "handleError"), r(P, "parseString"), r(J, "parseLiteral"), r(V, "parseProperty"), r(z, "parseObject"), r(G, "parseArray"), r(U, "parseValue"), T(), 17 === n2.getToken() ? !!i3.allowEmptyContent || (k(4, [], []), false) : U() ? (17 !== n2.getToken() && k(9, [], []), true) : (k(4, [], []), false);
        }
        new Array(W).fill(0).map((e3, t3) => "\n" + " ".repeat(t3)), new Array(W).fill(0).map((e3, t3) => "\r" + " ".repeat(t3)), new Array(W).fill(0).map((e3, t3) => "\r\n" + " ".repeat(t3)), new Array(W).fill(0).map((e3, t3) => "\n" + "	".repeat(t3)), new Array(W).fill(0).map((e3, t3) => "\r" + "	".repeat(t3)), new Array(W).fill(0).map((e3, t3) => "\r\n" + "	".repeat(t3)), (function(e3) {
          e3.DEFAULT = { allowTrailingComma: false };
        })(K || (K = {})), r(Pe, "parse$1"), r(We, "visit"), (function(e3) {
          e3[e3.None = 0] = "None", e3[e3.UnexpectedEndOfComment = 1] = "UnexpectedEndOfComment", e3[e3.UnexpectedEndOfString = 2] = "UnexpectedEndOfString", e3[e3.UnexpectedEndOfNumber = 3] = "UnexpectedEndOfNumber", e3[e3.InvalidUnicode = 4] = "InvalidUnicode", e3[e3.InvalidEscapeCharacter = 5] = "InvalidEscapeCharacter", e3[e3.InvalidCharacter = 6] = "InvalidCharacter";
        })(H || (H = {})), (function(e3) {
          e3[e3.OpenBraceToken = 1] = "OpenBraceToken", e3[e3.CloseBraceToken = 2] = "CloseBraceToken", e3[e3.OpenBracketToken = 3] = "OpenBracketToken", e3[e3.CloseBracketToken = 4] = "CloseBracketToken", e3[e3.CommaToken = 5] = "CommaToken", e3[e3.ColonToken = 6] = "ColonToken", e3[e3.NullKeyword = 7] = "NullKeyword", e3[e3.TrueKeyword = 8] = "TrueKeyword", e3[e3.FalseKeyword = 9] = "FalseKeyword", e3[e3.StringLiteral = 10] = "StringLiteral", e3[e3.NumericLiteral = 11] = "NumericLiteral", e3[e3.LineCommentTrivia = 12] = "LineCommentTrivia", e3[e3.BlockCommentTrivia = 13] = "BlockCommentTrivia", e3[e3.LineBreakTrivia = 14] = "LineBreakTrivia", e3[e3.Trivia = 15] = "Trivia", e3[e3.Unknown = 16] = "Unknown", e3[e3.EOF = 17] = "EOF";
        })(Y || (Y = {}));
        const Q = Pe;
        var Z;
        !(function(e3) {
          e3[e3.InvalidSymbol = 1] = "InvalidSymbol", e3[e3.InvalidNumberFormat = 2] = "InvalidNumberFormat", e3[e3.PropertyNameExpected = 3] = "PropertyNameExpected", e3[e3.ValueExpected = 4] = "ValueExpected", e3[e3.ColonExpected = 5] = "ColonExpected", e3[e3.CommaExpected = 6] = "CommaExpected", e3[e3.CloseBraceExpected = 7] = "CloseBraceExpected", e3[e3.CloseBracketExpected = 8] = "CloseBracketExpected", e3[e3.EndOfFileExpected = 9] = "EndOfFileExpected", e3[e3.InvalidCommentToken = 10] = "InvalidCommentToken", e3[e3.UnexpectedEndOfComment = 11] = "UnexpectedEndOfComment", e3[e3.UnexpectedEndOfString = 12] = "UnexpectedEndOfString", e3[e3.UnexpectedEndOfNumber = 13] = "UnexpectedEndOfNumber", e3[e3.InvalidUnicode = 14] = "InvalidUnicode", e3[e3.InvalidEscapeCharacter = 15] = "InvalidEscapeCharacter", e3[e3.InvalidCharacter = 16] = "InvalidCharacter";
        })(Z || (Z = {}));
        const X = r((e3, t3) => Q(N(t3, e3, "utf8")), "readJsonc"), te = /* @__PURE__ */ Symbol("implicitBaseUrl"), ie = "${configDir}", se = r(() => {
          const { findPnpApi: e3 } = l;
          return e3 && e3(process.cwd());
        }, "getPnpApi"), re = r((e3, t3, i3, n2) => {
          const c2 = `resolveFromPackageJsonPath:${e3}:${t3}:${i3}`;
          if (null != n2 && n2.has(c2)) return n2.get(c2);
          const l2 = X(e3, n2);
          if (!l2) return;
          let E2 = t3 || "tsconfig.json";
          if (!i3 && l2.exports) try {
            const [e4] = y.resolveExports(l2.exports, t3, ["require", "types"]);
            E2 = e4;
          } catch {
            return false;
          }
          else !t3 && l2.tsconfig && (E2 = l2.tsconfig);
          return E2 = a.join(e3, "..", E2), null == n2 || n2.set(c2, E2), E2;
        }, "resolveFromPackageJsonPath"), ne = "package.json", ae = "tsconfig.json", oe = r((e3, t3, i3) => {
          let n2 = e3;
          if (".." === e3 && (n2 = a.join(n2, ae)), "." === e3[0] && (n2 = a.resolve(t3, n2)), a.isAbsolute(n2)) {
            if (I(i3, n2)) {
              if (O(i3, n2).isFile()) return n2;
            } else if (!n2.endsWith(".json")) {
              const e4 = `${n2}.json`;
              if (I(i3, e4)) return e4;
            }
            return;
          }
          const [c2, ...l2] = e3.split("/"), y2 = "@" === c2[0] ? `${c2}/${l2.shift()}` : c2, E2 = l2.join("/"), w2 = se();
          if (w2) {
            const { resolveRequest: n3 } = w2;
            try {
              if (y2 === e3) {
                const e4 = n3(a.join(y2, ne), t3);
                if (e4) {
                  const t4 = re(e4, E2, false, i3);
                  if (t4 && I(i3, t4)) return t4;
                }
              } else {
                let i4;
                try {
                  i4 = n3(e3, t3, { extensions: [".json"] });
                } catch {
                  i4 = n3(a.join(e3, ae), t3);
                }
                if (i4) return i4;
              }
            } catch {
            }
          }
          const C2 = j(a.resolve(t3), a.join("node_modules", y2), i3);
          if (!C2 || !O(i3, C2).isDirectory()) return;
          const S2 = a.join(C2, ne);
          if (I(i3, S2)) {
            const e4 = re(S2, E2, false, i3);
            if (false === e4) return;
            if (e4 && I(i3, e4) && O(i3, e4).isFile()) return e4;
          }
          const N2 = a.join(C2, E2), F2 = N2.endsWith(".json");
          if (!F2) {
            const e4 = `${N2}.json`;
            if (I(i3, e4)) return e4;
          }
          if (I(i3, N2)) {
            if (O(i3, N2).isDirectory()) {
              const e4 = a.join(N2, ne);
              if (I(i3, e4)) {
                const t5 = re(e4, "", true, i3);
                if (t5 && I(i3, t5)) return t5;
              }
              const t4 = a.join(N2, ae);
              if (I(i3, t4)) return t4;
            } else if (F2) return N2;
          }
        }, "resolveExtendsPath"), ce = r((e3, t3) => B(a.relative(e3, t3)), "pathRelative"), he = ["files", "include", "exclude"], le = r((e3, t3, i3) => {
          const n2 = a.join(t3, i3);
          return h(a.relative(e3, n2)) || "./";
        }, "resolveAndRelativize"), pe = r((e3, t3, i3) => {
          const n2 = a.relative(e3, t3);
          if (!n2) return i3;
          return h(`${n2}/${i3.startsWith("./") ? i3.slice(2) : i3}`);
        }, "prefixPattern"), ue = r((e3, t3, i3, n2) => {
          const c2 = oe(e3, t3, n2);
          if (!c2) throw new Error(`File '${e3}' not found.`);
          if (i3.has(c2)) throw new Error(`Circularity detected while resolving configuration: ${c2}`);
          i3.add(c2);
          const l2 = a.dirname(c2), y2 = fe(c2, n2, i3);
          delete y2.references;
          const { compilerOptions: E2 } = y2;
          if (E2) {
            const { baseUrl: e4 } = E2;
            e4 && !e4.startsWith(ie) && (E2.baseUrl = le(t3, l2, e4));
            const { outDir: i4 } = E2;
            i4 && !i4.startsWith(ie) && (E2.outDir = le(t3, l2, i4));
            const { declarationDir: n3 } = E2;
            n3 && !n3.startsWith(ie) && (E2.declarationDir = le(t3, l2, n3));
            const { rootDir: a2 } = E2;
            a2 && !a2.startsWith(ie) && (E2.rootDir = le(t3, l2, a2));
            const { rootDirs: c3 } = E2;
            c3 && (E2.rootDirs = c3.map((e5) => e5.startsWith(ie) ? e5 : le(t3, l2, e5)));
            const { typeRoots: y3 } = E2;
            y3 && (E2.typeRoots = y3.map((e5) => e5.startsWith(ie) ? e5 : le(t3, l2, e5)));
          }
          for (const e4 of he) {
            const i4 = y2[e4];
            i4 && (y2[e4] = i4.map((e5) => e5.startsWith(ie) ? e5 : pe(t3, l2, e5)));
          }
          return y2;
        }, "resolveExtends"), de = ["outDir", "declarationDir"], fe = r((e3, t3, i3 = /* @__PURE__ */ new Set()) => {
          let n2;
          try {
            n2 = X(e3, t3) || {};
          } catch {
            throw new Error(`Cannot resolve tsconfig at path: ${e3}`);
          }
          if ("object" != typeof n2) throw new SyntaxError(`Failed to parse tsconfig at: ${e3}`);
          const c2 = a.dirname(e3);
          if (n2.compilerOptions) {
            const { compilerOptions: e4 } = n2;
            e4.paths && !e4.baseUrl && (e4[te] = c2);
          }
          if (n2.extends) {
            const e4 = Array.isArray(n2.extends) ? n2.extends : [n2.extends];
            delete n2.extends;
            for (const a2 of e4.reverse()) {
              const e5 = ue(a2, c2, new Set(i3), t3), l2 = { ...e5, ...n2, compilerOptions: { ...e5.compilerOptions, ...n2.compilerOptions } };
              e5.watchOptions && (l2.watchOptions = { ...e5.watchOptions, ...n2.watchOptions }), n2 = l2;
            }
          }
          if (n2.compilerOptions) {
            const { compilerOptions: e4 } = n2, t4 = ["baseUrl", "rootDir"];
            for (const i4 of t4) {
              const t5 = e4[i4];
              if (t5 && !t5.startsWith(ie)) {
                const n3 = a.resolve(c2, t5), l2 = ce(c2, n3);
                e4[i4] = l2;
              }
            }
            for (const t5 of de) {
              let i4 = e4[t5];
              i4 && (Array.isArray(n2.exclude) || (n2.exclude = de.map((t6) => e4[t6]).filter(Boolean)), i4.startsWith(ie) || (i4 = B(i4)), e4[t5] = i4);
            }
          } else n2.compilerOptions = {};
          if (n2.include && (n2.include = n2.include.map(h)), n2.files && (n2.files = n2.files.map((e4) => e4.startsWith(ie) ? e4 : B(e4))), n2.watchOptions) {
            const { watchOptions: e4 } = n2;
            e4.excludeDirectories && (e4.excludeDirectories = e4.excludeDirectories.map((e5) => h(a.resolve(c2, e5)))), e4.excludeFiles && (e4.excludeFiles = e4.excludeFiles.map((e5) => h(a.resolve(c2, e5)))), e4.watchFile && (e4.watchFile = e4.watchFile.toLowerCase()), e4.watchDirectory && (e4.watchDirectory = e4.watchDirectory.toLowerCase()), e4.fallbackPolling && (e4.fallbackPolling = e4.fallbackPolling.toLowerCase());
          }
          return n2;
        }, "_parseTsconfig"), me = r((e3, t3) => {
          if (e3.startsWith(ie)) return h(a.join(t3, e3.slice(12)));
        }, "interpolateConfigDir"), ge = ["outDir", "declarationDir", "outFile", "rootDir", "baseUrl", "tsBuildInfoFile"], xe = r((e3) => {
          if (e3.strict) {
            const t3 = ["noImplicitAny", "noImplicitThis", "strictNullChecks", "strictFunctionTypes", "strictBindCallApply", "strictPropertyInitialization", "strictBuiltinIteratorReturn", "alwaysStrict", "useUnknownInCatchVariables"];
            for (const i3 of t3) void 0 === e3[i3] && (e3[i3] = true);
          }
          if (e3.composite && (null != e3.declaration || (e3.declaration = true), null != e3.incremental || (e3.incremental = true)), e3.target) {
            let t3 = e3.target.toLowerCase();
            "es2015" === t3 && (t3 = "es6"), e3.target = t3, "esnext" === t3 && (null != e3.module || (e3.module = "es6"), null != e3.useDefineForClassFields || (e3.useDefineForClassFields = true)), ("es6" === t3 || "es2016" === t3 || "es2017" === t3 || "es2018" === t3 || "es2019" === t3 || "es2020" === t3 || "es2021" === t3 || "es2022" === t3 || "es2023" === t3 || "es2024" === t3) && (null != e3.module || (e3.module = "es6")), ("es2022" === t3 || "es2023" === t3 || "es2024" === t3) && (null != e3.useDefineForClassFields || (e3.useDefineForClassFields = true));
          }
          if (e3.module) {
            let t3 = e3.module.toLowerCase();
            if ("es2015" === t3 && (t3 = "es6"), e3.module = t3, ("es6" === t3 || "es2020" === t3 || "es2022" === t3 || "esnext" === t3 || "none" === t3 || "system" === t3 || "umd" === t3 || "amd" === t3) && (null != e3.moduleResolution || (e3.moduleResolution = "classic")), "system" === t3 && (null != e3.allowSyntheticDefaultImports || (e3.allowSyntheticDefaultImports = true)), ("node16" === t3 || "node18" === t3 || "node20" === t3 || "nodenext" === t3 || "preserve" === t3) && (null != e3.esModuleInterop || (e3.esModuleInterop = true), null != e3.allowSyntheticDefaultImports || (e3.allowSyntheticDefaultImports = true)), ("node16" === t3 || "node18" === t3 || "node20" === t3 || "nodenext" === t3) && (null != e3.moduleDetection || (e3.moduleDetection = "force")), "node16" === t3 && (null != e3.target || (e3.target = "es2022"), null != e3.moduleResolution || (e3.moduleResolution = "node16")), "node18" === t3 && (null != e3.target || (e3.target = "es2022"), null != e3.moduleResolution || (e3.moduleResolution = "node16")), "node20" === t3 && (null != e3.target || (e3.target = "es2023"), null != e3.moduleResolution || (e3.moduleResolution = "node16"), null != e3.resolveJsonModule || (e3.resolveJsonModule = true)), "nodenext" === t3 && (null != e3.target || (e3.target = "esnext"), null != e3.moduleResolution || (e3.moduleResolution = "nodenext"), null != e3.resolveJsonModule || (e3.resolveJsonModule = true)), "node16" === t3 || "node18" === t3 || "node20" === t3 || "nodenext" === t3) {
              const t4 = e3.target;
              ("es3" === t4 || "es2022" === t4 || "es2023" === t4 || "es2024" === t4 || "esnext" === t4) && (null != e3.useDefineForClassFields || (e3.useDefineForClassFields = true));
            }
            "preserve" === t3 && (null != e3.moduleResolution || (e3.moduleResolution = "bundler"));
          }
          if (e3.moduleResolution) {
            let t3 = e3.moduleResolution.toLowerCase();
            "node" === t3 && (t3 = "node10"), e3.moduleResolution = t3, ("node16" === t3 || "nodenext" === t3 || "bundler" === t3) && (null != e3.resolvePackageJsonExports || (e3.resolvePackageJsonExports = true), null != e3.resolvePackageJsonImports || (e3.resolvePackageJsonImports = true)), "bundler" === t3 && (null != e3.allowSyntheticDefaultImports || (e3.allowSyntheticDefaultImports = true), null != e3.resolveJsonModule || (e3.resolveJsonModule = true));
          }
          e3.jsx && (e3.jsx = e3.jsx.toLowerCase()), e3.moduleDetection && (e3.moduleDetection = e3.moduleDetection.toLowerCase()), e3.importsNotUsedAsValues && (e3.importsNotUsedAsValues = e3.importsNotUsedAsValues.toLowerCase()), e3.newLine && (e3.newLine = e3.newLine.toLowerCase()), e3.esModuleInterop && (null != e3.allowSyntheticDefaultImports || (e3.allowSyntheticDefaultImports = true)), e3.verbatimModuleSyntax && (null != e3.isolatedModules || (e3.isolatedModules = true), null != e3.preserveConstEnums || (e3.preserveConstEnums = true)), e3.isolatedModules && (null != e3.preserveConstEnums || (e3.preserveConstEnums = true)), e3.rewriteRelativeImportExtensions && (null != e3.allowImportingTsExtensions || (e3.allowImportingTsExtensions = true)), e3.lib && (e3.lib = e3.lib.map((e4) => e4.toLowerCase())), e3.checkJs && (null != e3.allowJs || (e3.allowJs = true));
        }, "normalizeCompilerOptions"), ve = r((e3, t3 = /* @__PURE__ */ new Map()) => {
          const i3 = a.resolve(e3), n2 = fe(i3, t3), c2 = a.dirname(i3), { compilerOptions: l2 } = n2;
          if (l2) {
            for (const e5 of ge) {
              const t4 = l2[e5];
              if (t4) {
                const i4 = me(t4, c2);
                l2[e5] = i4 ? ce(c2, i4) : t4;
              }
            }
            for (const e5 of ["rootDirs", "typeRoots"]) {
              const t4 = l2[e5];
              t4 && (l2[e5] = t4.map((e6) => {
                const t5 = me(e6, c2);
                return t5 ? ce(c2, t5) : B(e6);
              }));
            }
            const { paths: e4 } = l2;
            if (e4) for (const t4 of Object.keys(e4)) e4[t4] = e4[t4].map((e5) => {
              var t5;
              return null != (t5 = me(e5, c2)) ? t5 : e5;
            });
            xe(l2);
          }
          for (const e4 of he) {
            const t4 = n2[e4];
            t4 && (n2[e4] = t4.map((e5) => {
              var t5;
              return null != (t5 = me(e5, c2)) ? t5 : e5;
            }));
          }
          return n2;
        }, "parseTsconfig");
        var ye = Object.defineProperty, _e = r((e3, t3) => ye(e3, "name", { value: t3, configurable: true }), "s");
        const Ee = _e((e3) => {
          let t3 = "";
          for (let i3 = 0; i3 < e3.length; i3 += 1) {
            const n2 = e3[i3], a2 = n2.toUpperCase();
            t3 += n2 === a2 ? n2.toLowerCase() : a2;
          }
          return t3;
        }, "invertCase"), be = /* @__PURE__ */ new Map(), ke = _e((e3, t3) => {
          const i3 = C.join(e3, `.is-fs-case-sensitive-test-${process.pid}`);
          try {
            return t3.writeFileSync(i3, ""), !t3.existsSync(Ee(i3));
          } finally {
            try {
              t3.unlinkSync(i3);
            } catch {
            }
          }
        }, "checkDirectoryCaseWithWrite"), we = _e((e3, t3, i3) => {
          try {
            return ke(e3, i3);
          } catch (e4) {
            if (void 0 === t3) return ke(w.tmpdir(), i3);
            throw e4;
          }
        }, "checkDirectoryCaseWithFallback"), Ce = _e((e3, t3 = E, i3 = true) => {
          const n2 = null != e3 ? e3 : process.cwd();
          if (i3 && be.has(n2)) return be.get(n2);
          let a2;
          const c2 = Ee(n2);
          return a2 = c2 !== n2 && t3.existsSync(n2) ? !t3.existsSync(c2) : we(n2, e3, t3), i3 && be.set(n2, a2), a2;
        }, "isFsCaseSensitive"), { join: Se } = a.posix, Ie = { ts: [".ts", ".tsx", ".d.ts"], cts: [".cts", ".d.cts"], mts: [".mts", ".d.mts"] }, Te = r((e3) => {
          const t3 = [...Ie.ts], i3 = [...Ie.cts], n2 = [...Ie.mts];
          return null != e3 && e3.allowJs && (t3.push(".js", ".jsx"), i3.push(".cjs"), n2.push(".mjs")), [...t3, ...i3, ...n2];
        }, "getSupportedExtensions"), Re = r((e3) => {
          const t3 = [];
          if (!e3) return t3;
          const { outDir: i3, declarationDir: n2 } = e3;
          return i3 && t3.push(i3), n2 && t3.push(n2), t3;
        }, "getDefaultExcludeSpec"), Ae = r((e3) => e3.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), "escapeForRegexp"), Le = `(?!(${["node_modules", "bower_components", "jspm_packages"].join("|")})(/|$))`, Oe = /(?:^|\/)[^.*?]+$/, De = "**/*", Ve = "[^/]", Ue = "[^./]", Me = "win32" === process.platform, je = r(({ config: e3, path: t3 }, i3 = Ce()) => {
          if ("extends" in e3) throw new Error("tsconfig#extends must be resolved. Use getTsconfig or parseTsconfig to resolve it.");
          if (!a.isAbsolute(t3)) throw new Error("The tsconfig path must be absolute");
          Me && (t3 = h(t3));
          const n2 = a.dirname(t3), { files: c2, include: l2, exclude: y2, compilerOptions: E2 } = e3, w2 = r((e4) => a.isAbsolute(e4) ? e4 : Se(n2, e4), "resolvePattern"), C2 = null == c2 ? void 0 : c2.map(w2), S2 = Te(E2), I2 = i3 ? "" : "i", N2 = (y2 || Re(E2)).map((e4) => {
            const t4 = w2(e4), i4 = Ae(t4).replaceAll(String.raw`\*\*/`, "(.+/)?").replaceAll(String.raw`\*`, `${Ve}*`).replaceAll(String.raw`\?`, Ve);
            return new RegExp(`^${i4}($|/)`, I2);
          }), O2 = c2 || l2 ? l2 : [De], j2 = O2 ? O2.map((e4) => {
            let t4 = w2(e4);
            Oe.test(t4) && (t4 = Se(t4, De));
            const i4 = Ae(t4).replaceAll(String.raw`/\*\*`, `(/${Le}${Ue}${Ve}*)*?`).replaceAll(/(\/)?\\\*/g, (e5, t5) => {
              const i5 = `(${Ue}|(\\.(?!min\\.js$))?)*`;
              return t5 ? `/${Le}${Ue}${i5}` : i5;
            }).replaceAll(/(\/)?\\\?/g, (e5, t5) => t5 ? `/${Le}${Ve}` : Ve);
            return new RegExp(`^${i4}$`, I2);
          }) : void 0;
          return (t4) => {
            if (!a.isAbsolute(t4)) throw new Error("filePath must be absolute");
            return Me && (t4 = h(t4)), null != C2 && C2.includes(t4) || S2.some((e4) => t4.endsWith(e4)) && !N2.some((e4) => e4.test(t4)) && j2 && j2.some((e4) => e4.test(t4)) ? e3 : void 0;
          };
        }, "createFilesMatcher"), Fe = r((e3, t3, i3) => {
          const n2 = a.resolve(e3);
          let c2 = h(e3);
          for (; ; ) {
            const e4 = j(c2, t3, i3);
            if (!e4) return;
            const l2 = a.resolve(e4), y2 = ve(l2, i3), E2 = { path: h(l2), config: y2 };
            if (je(E2)(n2)) return E2;
            const w2 = a.dirname(e4), C2 = a.dirname(w2);
            if (C2 === w2) return;
            c2 = C2;
          }
        }, "findConfigApplicable"), Be = r((e3 = process.cwd(), t3 = "tsconfig.json", i3 = /* @__PURE__ */ new Map(), n2 = false) => {
          var a2;
          return n2 ? null == (a2 = Fe(e3, t3, i3)) ? void 0 : a2.path : j(h(e3), t3, i3);
        }, "findTsconfig"), $e = r((e3 = process.cwd(), t3 = "tsconfig.json", i3 = /* @__PURE__ */ new Map(), n2 = false) => {
          var a2;
          if (!n2) {
            const n3 = Be(e3, t3, i3);
            if (!n3) return null;
            return { path: n3, config: ve(n3, i3) };
          }
          return null != (a2 = Fe(e3, t3, i3)) ? a2 : null;
        }, "getTsconfig"), qe = /\*/g, Ge = r((e3, t3) => {
          const i3 = e3.match(qe);
          if (i3 && i3.length > 1) throw new Error(t3);
        }, "assertStarCount"), Ke = r((e3) => {
          if (e3.includes("*")) {
            const [t3, i3] = e3.split("*");
            return { prefix: t3, suffix: i3 };
          }
          return e3;
        }, "parsePattern"), He = r(({ prefix: e3, suffix: t3 }, i3) => i3.startsWith(e3) && i3.endsWith(t3), "isPatternMatch"), ze = r((e3, t3, i3) => Object.entries(e3).map(([e4, n2]) => (Ge(e4, `Pattern '${e4}' can have at most one '*' character.`), { pattern: Ke(e4), substitutions: n2.map((n3) => {
          if (Ge(n3, `Substitution '${n3}' in pattern '${e4}' can have at most one '*' character.`), !t3 && !F.test(n3) && !a.isAbsolute(n3)) throw new Error("Non-relative paths are not allowed when 'baseUrl' is not set. Did you forget a leading './'?");
          return a.resolve(i3, n3);
        }) })), "parsePaths"), Je = r((e3) => {
          const { compilerOptions: t3 } = e3.config;
          if (!t3) return null;
          const { baseUrl: i3, paths: n2 } = t3;
          if (!i3 && !n2) return null;
          const c2 = te in t3 && t3[te], l2 = a.resolve(a.dirname(e3.path), i3 || c2 || "."), y2 = n2 ? ze(n2, i3, l2) : [];
          return (e4) => {
            if (F.test(e4)) return [];
            const t4 = [];
            for (const i4 of y2) {
              if (i4.pattern === e4) return i4.substitutions.map(h);
              "string" != typeof i4.pattern && t4.push(i4);
            }
            let n3, c3 = -1;
            for (const i4 of t4) He(i4.pattern, e4) && i4.pattern.prefix.length > c3 && (c3 = i4.pattern.prefix.length, n3 = i4);
            if (!n3) return i3 ? [h(a.join(l2, e4))] : [];
            const E2 = e4.slice(n3.pattern.prefix.length, e4.length - n3.pattern.suffix.length);
            return n3.substitutions.map((e5) => h(e5.replace("*", E2)));
          };
        }, "createPathsMatcher");
        t2.createPathsMatcher = Je, t2.getTsconfig = $e;
      }, "./node_modules/.pnpm/resolve-pkg-maps@1.0.0/node_modules/resolve-pkg-maps/dist/index.cjs"(e2, t2) {
        "use strict";
        Object.defineProperty(t2, "__esModule", { value: true });
        const d = (e3) => null !== e3 && "object" == typeof e3, s = (e3, t3) => Object.assign(new Error(`[${e3}]: ${t3}`), { code: e3 }), i2 = "ERR_INVALID_PACKAGE_CONFIG", n = "ERR_INVALID_PACKAGE_TARGET", a = /^\d+$/, c = /^(\.{1,2}|node_modules)$/i, l = /\/|\\/;
        var y, E = ((y = E || {}).Export = "exports", y.Import = "imports", y);
        const f = (e3, t3, y2, E2, w2) => {
          if (null == t3) return [];
          if ("string" == typeof t3) {
            const [i3, ...a2] = t3.split(l);
            if (".." === i3 || a2.some((e4) => c.test(e4))) throw s(n, `Invalid "${e3}" target "${t3}" defined in the package config`);
            return [w2 ? t3.replace(/\*/g, w2) : t3];
          }
          if (Array.isArray(t3)) return t3.flatMap((t4) => f(e3, t4, y2, E2, w2));
          if (d(t3)) {
            for (const n2 of Object.keys(t3)) {
              if (a.test(n2)) throw s(i2, "Cannot contain numeric property keys");
              if ("default" === n2 || E2.includes(n2)) return f(e3, t3[n2], y2, E2, w2);
            }
            return [];
          }
          throw s(n, `Invalid "${e3}" target "${t3}"`);
        }, w = "*", v = (e3, t3) => {
          const i3 = e3.indexOf(w), n2 = t3.indexOf(w);
          return i3 === n2 ? t3.length > e3.length : n2 > i3;
        };
        function A(e3, t3) {
          if (!t3.includes(w) && e3.hasOwnProperty(t3)) return [t3];
          let i3, n2;
          for (const a2 of Object.keys(e3)) if (a2.includes(w)) {
            const [e4, c2, l2] = a2.split(w);
            if (void 0 === l2 && t3.startsWith(e4) && t3.endsWith(c2)) {
              const l3 = t3.slice(e4.length, -c2.length || void 0);
              l3 && (!i3 || v(i3, a2)) && (i3 = a2, n2 = l3);
            }
          }
          return [i3, n2];
        }
        const C = /^\w+:/;
        t2.resolveExports = (e3, t3, a2) => {
          if (!e3) throw new Error('"exports" is required');
          t3 = "" === t3 ? "." : `./${t3}`, ("string" == typeof e3 || Array.isArray(e3) || d(e3) && ((e4) => Object.keys(e4).reduce((e5, t4) => {
            const n2 = "" === t4 || "." !== t4[0];
            if (void 0 === e5 || e5 === n2) return n2;
            throw s(i2, '"exports" cannot contain some keys starting with "." and some not');
          }, void 0))(e3)) && (e3 = { ".": e3 });
          const [c2, l2] = A(e3, t3), y2 = f(E.Export, e3[c2], t3, a2, l2);
          if (0 === y2.length) throw s("ERR_PACKAGE_PATH_NOT_EXPORTED", "." === t3 ? 'No "exports" main defined' : `Package subpath '${t3}' is not defined by "exports"`);
          for (const e4 of y2) if (!e4.startsWith("./") && !C.test(e4)) throw s(n, `Invalid "exports" target "${e4}" defined in the package config`);
          return y2;
        }, t2.resolveImports = (e3, t3, i3) => {
          if (!e3) throw new Error('"imports" is required');
          const [n2, a2] = A(e3, t3), c2 = f(E.Import, e3[n2], t3, i3, a2);
          if (0 === c2.length) throw s("ERR_PACKAGE_IMPORT_NOT_DEFINED", `Package import specifier "${t3}" is not defined in package`);
          return c2;
        };
      } }, t = {};
      function __webpack_require__(i2) {
        var n = t[i2];
        if (void 0 !== n) return n.exports;
        var a = t[i2] = { exports: {} };
        return e[i2](a, a.exports, __webpack_require__), a.exports;
      }
      __webpack_require__.n = (e2) => {
        var t2 = e2 && e2.__esModule ? () => e2.default : () => e2;
        return __webpack_require__.d(t2, { a: t2 }), t2;
      }, __webpack_require__.d = (e2, t2) => {
        for (var i2 in t2) __webpack_require__.o(t2, i2) && !__webpack_require__.o(e2, i2) && Object.defineProperty(e2, i2, { enumerable: true, get: t2[i2] });
      }, __webpack_require__.o = (e2, t2) => Object.prototype.hasOwnProperty.call(e2, t2);
      var i = {};
      (() => {
        "use strict";
        __webpack_require__.d(i, { default: () => createJiti2 });
        const e2 = __require("node:os");
        var t2 = [509, 0, 227, 0, 150, 4, 294, 9, 1368, 2, 2, 1, 6, 3, 41, 2, 5, 0, 166, 1, 574, 3, 9, 9, 7, 9, 32, 4, 318, 1, 78, 5, 71, 10, 50, 3, 123, 2, 54, 14, 32, 10, 3, 1, 11, 3, 46, 10, 8, 0, 46, 9, 7, 2, 37, 13, 2, 9, 6, 1, 45, 0, 13, 2, 49, 13, 9, 3, 2, 11, 83, 11, 7, 0, 3, 0, 158, 11, 6, 9, 7, 3, 56, 1, 2, 6, 3, 1, 3, 2, 10, 0, 11, 1, 3, 6, 4, 4, 68, 8, 2, 0, 3, 0, 2, 3, 2, 4, 2, 0, 15, 1, 83, 17, 10, 9, 5, 0, 82, 19, 13, 9, 214, 6, 3, 8, 28, 1, 83, 16, 16, 9, 82, 12, 9, 9, 7, 19, 58, 14, 5, 9, 243, 14, 166, 9, 71, 5, 2, 1, 3, 3, 2, 0, 2, 1, 13, 9, 120, 6, 3, 6, 4, 0, 29, 9, 41, 6, 2, 3, 9, 0, 10, 10, 47, 15, 199, 7, 137, 9, 54, 7, 2, 7, 17, 9, 57, 21, 2, 13, 123, 5, 4, 0, 2, 1, 2, 6, 2, 0, 9, 9, 49, 4, 2, 1, 2, 4, 9, 9, 55, 9, 266, 3, 10, 1, 2, 0, 49, 6, 4, 4, 14, 10, 5350, 0, 7, 14, 11465, 27, 2343, 9, 87, 9, 39, 4, 60, 6, 26, 9, 535, 9, 470, 0, 2, 54, 8, 3, 82, 0, 12, 1, 19628, 1, 4178, 9, 519, 45, 3, 22, 543, 4, 4, 5, 9, 7, 3, 6, 31, 3, 149, 2, 1418, 49, 513, 54, 5, 49, 9, 0, 15, 0, 23, 4, 2, 14, 1361, 6, 2, 16, 3, 6, 2, 1, 2, 4, 101, 0, 161, 6, 10, 9, 357, 0, 62, 13, 499, 13, 245, 1, 2, 9, 233, 0, 3, 0, 8, 1, 6, 0, 475, 6, 110, 6, 6, 9, 4759, 9, 787719, 239], n = [0, 11, 2, 25, 2, 18, 2, 1, 2, 14, 3, 13, 35, 122, 70, 52, 268, 28, 4, 48, 48, 31, 14, 29, 6, 37, 11, 29, 3, 35, 5, 7, 2, 4, 43, 157, 19, 35, 5, 35, 5, 39, 9, 51, 13, 10, 2, 14, 2, 6, 2, 1, 2, 10, 2, 14, 2, 6, 2, 1, 4, 51, 13, 310, 10, 21, 11, 7, 25, 5, 2, 41, 2, 8, 70, 5, 3, 0, 2, 43, 2, 1, 4, 0, 3, 22, 11, 22, 10, 30, 66, 18, 2, 1, 11, 21, 11, 25, 7, 25, 39, 55, 7, 1, 65, 0, 16, 3, 2, 2, 2, 28, 43, 28, 4, 28, 36, 7, 2, 27, 28, 53, 11, 21, 11, 18, 14, 17, 111, 72, 56, 50, 14, 50, 14, 35, 39, 27, 10, 22, 251, 41, 7, 1, 17, 5, 57, 28, 11, 0, 9, 21, 43, 17, 47, 20, 28, 22, 13, 52, 58, 1, 3, 0, 14, 44, 33, 24, 27, 35, 30, 0, 3, 0, 9, 34, 4, 0, 13, 47, 15, 3, 22, 0, 2, 0, 36, 17, 2, 24, 20, 1, 64, 6, 2, 0, 2, 3, 2, 14, 2, 9, 8, 46, 39, 7, 3, 1, 3, 21, 2, 6, 2, 1, 2, 4, 4, 0, 19, 0, 13, 4, 31, 9, 2, 0, 3, 0, 2, 37, 2, 0, 26, 0, 2, 0, 45, 52, 19, 3, 21, 2, 31, 47, 21, 1, 2, 0, 185, 46, 42, 3, 37, 47, 21, 0, 60, 42, 14, 0, 72, 26, 38, 6, 186, 43, 117, 63, 32, 7, 3, 0, 3, 7, 2, 1, 2, 23, 16, 0, 2, 0, 95, 7, 3, 38, 17, 0, 2, 0, 29, 0, 11, 39, 8, 0, 22, 0, 12, 45, 20, 0, 19, 72, 200, 32, 32, 8, 2, 36, 18, 0, 50, 29, 113, 6, 2, 1, 2, 37, 22, 0, 26, 5, 2, 1, 2, 31, 15, 0, 24, 43, 261, 18, 16, 0, 2, 12, 2, 33, 125, 0, 80, 921, 103, 110, 18, 195, 2637, 96, 16, 1071, 18, 5, 26, 3994, 6, 582, 6842, 29, 1763, 568, 8, 30, 18, 78, 18, 29, 19, 47, 17, 3, 32, 20, 6, 18, 433, 44, 212, 63, 33, 24, 3, 24, 45, 74, 6, 0, 67, 12, 65, 1, 2, 0, 15, 4, 10, 7381, 42, 31, 98, 114, 8702, 3, 2, 6, 2, 1, 2, 290, 16, 0, 30, 2, 3, 0, 15, 3, 9, 395, 2309, 106, 6, 12, 4, 8, 8, 9, 5991, 84, 2, 70, 2, 1, 3, 0, 3, 1, 3, 3, 2, 11, 2, 0, 2, 6, 2, 64, 2, 3, 3, 7, 2, 6, 2, 27, 2, 3, 2, 4, 2, 0, 4, 6, 2, 339, 3, 24, 2, 24, 2, 30, 2, 24, 2, 30, 2, 24, 2, 30, 2, 24, 2, 30, 2, 24, 2, 7, 1845, 30, 7, 5, 262, 61, 147, 44, 11, 6, 17, 0, 322, 29, 19, 43, 485, 27, 229, 29, 3, 0, 208, 30, 2, 2, 2, 1, 2, 6, 3, 4, 10, 1, 225, 6, 2, 3, 2, 1, 2, 14, 2, 196, 60, 67, 8, 0, 1205, 3, 2, 26, 2, 1, 2, 0, 3, 0, 2, 9, 2, 3, 2, 0, 2, 0, 7, 0, 5, 0, 2, 0, 2, 0, 2, 2, 2, 1, 2, 0, 3, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 1, 2, 0, 3, 3, 2, 6, 2, 3, 2, 3, 2, 0, 2, 9, 2, 16, 6, 2, 2, 4, 2, 16, 4421, 42719, 33, 4381, 3, 5773, 3, 7472, 16, 621, 2467, 541, 1507, 4938, 6, 8489], a = "ªµºÀ-ÖØ-öø-ˁˆ-ˑˠ-ˤˬˮͰ-ʹͶͷͺ-ͽͿΆΈ-ΊΌΎ-ΡΣ-ϵϷ-ҁҊ-ԯԱ-Ֆՙՠ-ֈא-תׯ-ײؠ-يٮٯٱ-ۓەۥۦۮۯۺ-ۼۿܐܒ-ܯݍ-ޥޱߊ-ߪߴߵߺࠀ-ࠕࠚࠤࠨࡀ-ࡘࡠ-ࡪࡰ-ࢇࢉ-࢏ࢠ-ࣉऄ-हऽॐक़-ॡॱ-ঀঅ-ঌএঐও-নপ-রলশ-হঽৎড়ঢ়য়-ৡৰৱৼਅ-ਊਏਐਓ-ਨਪ-ਰਲਲ਼ਵਸ਼ਸਹਖ਼-ੜਫ਼ੲ-ੴઅ-ઍએ-ઑઓ-નપ-રલળવ-હઽૐૠૡૹଅ-ଌଏଐଓ-ନପ-ରଲଳଵ-ହଽଡ଼ଢ଼ୟ-ୡୱஃஅ-ஊஎ-ஐஒ-கஙசஜஞடணதந-பம-ஹௐఅ-ఌఎ-ఐఒ-నప-హఽౘ-ౚ౜ౝౠౡಀಅ-ಌಎ-ಐಒ-ನಪ-ಳವ-ಹಽ೜-ೞೠೡೱೲഄ-ഌഎ-ഐഒ-ഺഽൎൔ-ൖൟ-ൡൺ-ൿඅ-ඖක-නඳ-රලව-ෆก-ะาำเ-ๆກຂຄຆ-ຊຌ-ຣລວ-ະາຳຽເ-ໄໆໜ-ໟༀཀ-ཇཉ-ཬྈ-ྌက-ဪဿၐ-ၕၚ-ၝၡၥၦၮ-ၰၵ-ႁႎႠ-ჅჇჍა-ჺჼ-ቈቊ-ቍቐ-ቖቘቚ-ቝበ-ኈኊ-ኍነ-ኰኲ-ኵኸ-ኾዀዂ-ዅወ-ዖዘ-ጐጒ-ጕጘ-ፚᎀ-ᎏᎠ-Ᏽᏸ-ᏽᐁ-ᙬᙯ-ᙿᚁ-ᚚᚠ-ᛪᛮ-ᛸᜀ-ᜑᜟ-ᜱᝀ-ᝑᝠ-ᝬᝮ-ᝰក-ឳៗៜᠠ-ᡸᢀ-ᢨᢪᢰ-ᣵᤀ-ᤞᥐ-ᥭᥰ-ᥴᦀ-ᦫᦰ-ᧉᨀ-ᨖᨠ-ᩔᪧᬅ-ᬳᭅ-ᭌᮃ-ᮠᮮᮯᮺ-ᯥᰀ-ᰣᱍ-ᱏᱚ-ᱽᲀ-ᲊᲐ-ᲺᲽ-Ჿᳩ-ᳬᳮ-ᳳᳵᳶᳺᴀ-ᶿḀ-ἕἘ-Ἕἠ-ὅὈ-Ὅὐ-ὗὙὛὝὟ-ώᾀ-ᾴᾶ-ᾼιῂ-ῄῆ-ῌῐ-ΐῖ-Ίῠ-Ῥῲ-ῴῶ-ῼⁱⁿₐ-ₜℂℇℊ-ℓℕ℘-ℝℤΩℨK-ℹℼ-ℿⅅ-ⅉⅎⅠ-ↈⰀ-ⳤⳫ-ⳮⳲⳳⴀ-ⴥⴧⴭⴰ-ⵧⵯⶀ-ⶖⶠ-ⶦⶨ-ⶮⶰ-ⶶⶸ-ⶾⷀ-ⷆⷈ-ⷎⷐ-ⷖⷘ-ⷞ々-〇〡-〩〱-〵〸-〼ぁ-ゖ゛-ゟァ-ヺー-ヿㄅ-ㄯㄱ-ㆎㆠ-ㆿㇰ-ㇿ㐀-䶿一-ꒌꓐ-ꓽꔀ-ꘌꘐ-ꘟꘪꘫꙀ-ꙮꙿ-ꚝꚠ-ꛯꜗ-ꜟꜢ-ꞈꞋ-Ƛ꟱-ꠁꠃ-ꠅꠇ-ꠊꠌ-ꠢꡀ-ꡳꢂ-ꢳꣲ-ꣷꣻꣽꣾꤊ-ꤥꤰ-ꥆꥠ-ꥼꦄ-ꦲꧏꧠ-ꧤꧦ-ꧯꧺ-ꧾꨀ-ꨨꩀ-ꩂꩄ-ꩋꩠ-ꩶꩺꩾ-ꪯꪱꪵꪶꪹ-ꪽꫀꫂꫛ-ꫝꫠ-ꫪꫲ-ꫴꬁ-ꬆꬉ-ꬎꬑ-ꬖꬠ-ꬦꬨ-ꬮꬰ-ꭚꭜ-ꭩꭰ-ꯢ가-힣ힰ-ퟆퟋ-ퟻ豈-舘並-龎ﬀ-ﬆﬓ-ﬗיִײַ-ﬨשׁ-זּטּ-לּמּנּסּףּפּצּ-ﮱﯓ-ﴽﵐ-ﶏﶒ-ﷇﷰ-ﷻﹰ-ﹴﹶ-ﻼＡ-Ｚａ-ｚｦ-ﾾￂ-ￇￊ-ￏￒ-ￗￚ-ￜ", c = { 3: "abstract boolean byte char class double enum export extends final float goto implements import int interface long native package private protected public short static super synchronized throws transient volatile", 5: "class enum extends super const export import", 6: "enum", strict: "implements interface let package private protected public static yield", strictBind: "eval arguments" }, l = "break case catch continue debugger default do else finally for function if return switch throw try var while with null true false instanceof typeof void delete new in this", y = { 5: l, "5module": l + " export import", 6: l + " const class extends export import super" }, E = /^in(stanceof)?$/, w = new RegExp("[" + a + "]"), C = new RegExp("[" + a + "‌‍·̀-ͯ·҃-֑҇-ׇֽֿׁׂׅׄؐ-ًؚ-٩ٰۖ-ۜ۟-۪ۤۧۨ-ۭ۰-۹ܑܰ-݊ަ-ް߀-߉߫-߽߳ࠖ-࠙ࠛ-ࠣࠥ-ࠧࠩ-࡙࠭-࡛ࢗ-࢟࣊-ࣣ࣡-ःऺ-़ा-ॏ॑-ॗॢॣ०-९ঁ-ঃ়া-ৄেৈো-্ৗৢৣ০-৯৾ਁ-ਃ਼ਾ-ੂੇੈੋ-੍ੑ੦-ੱੵઁ-ઃ઼ા-ૅે-ૉો-્ૢૣ૦-૯ૺ-૿ଁ-ଃ଼ା-ୄେୈୋ-୍୕-ୗୢୣ୦-୯ஂா-ூெ-ைொ-்ௗ௦-௯ఀ-ఄ఼ా-ౄె-ైొ-్ౕౖౢౣ౦-౯ಁ-ಃ಼ಾ-ೄೆ-ೈೊ-್ೕೖೢೣ೦-೯ೳഀ-ഃ഻഼ാ-ൄെ-ൈൊ-്ൗൢൣ൦-൯ඁ-ඃ්ා-ුූෘ-ෟ෦-෯ෲෳัิ-ฺ็-๎๐-๙ັິ-ຼ່-໎໐-໙༘༙༠-༩༹༵༷༾༿ཱ-྄྆྇ྍ-ྗྙ-ྼ࿆ါ-ှ၀-၉ၖ-ၙၞ-ၠၢ-ၤၧ-ၭၱ-ၴႂ-ႍႏ-ႝ፝-፟፩-፱ᜒ-᜕ᜲ-᜴ᝒᝓᝲᝳ឴-៓៝០-៩᠋-᠍᠏-᠙ᢩᤠ-ᤫᤰ-᤻᥆-᥏᧐-᧚ᨗ-ᨛᩕ-ᩞ᩠-᩿᩼-᪉᪐-᪙᪰-᪽ᪿ-᫝᫠-᫫ᬀ-ᬄ᬴-᭄᭐-᭙᭫-᭳ᮀ-ᮂᮡ-ᮭ᮰-᮹᯦-᯳ᰤ-᰷᱀-᱉᱐-᱙᳐-᳔᳒-᳨᳭᳴᳷-᳹᷀-᷿‌‍‿⁀⁔⃐-⃥⃜⃡-⃰⳯-⵿⳱ⷠ-〪ⷿ-゙゚〯・꘠-꘩꙯ꙴ-꙽ꚞꚟ꛰꛱ꠂ꠆ꠋꠣ-ꠧ꠬ꢀꢁꢴ-ꣅ꣐-꣙꣠-꣱ꣿ-꤉ꤦ-꤭ꥇ-꥓ꦀ-ꦃ꦳-꧀꧐-꧙ꧥ꧰-꧹ꨩ-ꨶꩃꩌꩍ꩐-꩙ꩻ-ꩽꪰꪲ-ꪴꪷꪸꪾ꪿꫁ꫫ-ꫯꫵ꫶ꯣ-ꯪ꯬꯭꯰-꯹ﬞ︀-️︠-︯︳︴﹍-﹏０-９＿･]");
        function isInAstralSet(e3, t3) {
          for (var i2 = 65536, n2 = 0; n2 < t3.length; n2 += 2) {
            if ((i2 += t3[n2]) > e3) return false;
            if ((i2 += t3[n2 + 1]) >= e3) return true;
          }
          return false;
        }
        function isIdentifierStart(e3, t3) {
          return e3 < 65 ? 36 === e3 : e3 < 91 || (e3 < 97 ? 95 === e3 : e3 < 123 || (e3 <= 65535 ? e3 >= 170 && w.test(String.fromCharCode(e3)) : false !== t3 && isInAstralSet(e3, n)));
        }
        function isIdentifierChar(e3, i2) {
          return e3 < 48 ? 36 === e3 : e3 < 58 || !(e3 < 65) && (e3 < 91 || (e3 < 97 ? 95 === e3 : e3 < 123 || (e3 <= 65535 ? e3 >= 170 && C.test(String.fromCharCode(e3)) : false !== i2 && (isInAstralSet(e3, n) || isInAstralSet(e3, t2)))));
        }
        var acorn_TokenType = function(e3, t3) {
          void 0 === t3 && (t3 = {}), this.label = e3, this.keyword = t3.keyword, this.beforeExpr = !!t3.beforeExpr, this.startsExpr = !!t3.startsExpr, this.isLoop = !!t3.isLoop, this.isAssign = !!t3.isAssign, this.prefix = !!t3.prefix, this.postfix = !!t3.postfix, this.binop = t3.binop || null, this.updateContext = null;
        };
        function binop(e3, t3) {
          return new acorn_TokenType(e3, { beforeExpr: true, binop: t3 });
        }
        var S = { beforeExpr: true }, I = { startsExpr: true }, N = {};
        function kw(e3, t3) {
          return void 0 === t3 && (t3 = {}), t3.keyword = e3, N[e3] = new acorn_TokenType(e3, t3);
        }
        var O = { num: new acorn_TokenType("num", I), regexp: new acorn_TokenType("regexp", I), string: new acorn_TokenType("string", I), name: new acorn_TokenType("name", I), privateId: new acorn_TokenType("privateId", I), eof: new acorn_TokenType("eof"), bracketL: new acorn_TokenType("[", { beforeExpr: true, startsExpr: true }), bracketR: new acorn_TokenType("]"), braceL: new acorn_TokenType("{", { beforeExpr: true, startsExpr: true }), braceR: new acorn_TokenType("}"), parenL: new acorn_TokenType("(", { beforeExpr: true, startsExpr: true }), parenR: new acorn_TokenType(")"), comma: new acorn_TokenType(",", S), semi: new acorn_TokenType(";", S), colon: new acorn_TokenType(":", S), dot: new acorn_TokenType("."), question: new acorn_TokenType("?", S), questionDot: new acorn_TokenType("?."), arrow: new acorn_TokenType("=>", S), template: new acorn_TokenType("template"), invalidTemplate: new acorn_TokenType("invalidTemplate"), ellipsis: new acorn_TokenType("...", S), backQuote: new acorn_TokenType("`", I), dollarBraceL: new acorn_TokenType("${", { beforeExpr: true, startsExpr: true }), eq: new acorn_TokenType("=", { beforeExpr: true, isAssign: true }), assign: new acorn_TokenType("_=", { beforeExpr: true, isAssign: true }), incDec: new acorn_TokenType("++/--", { prefix: true, postfix: true, startsExpr: true }), prefix: new acorn_TokenType("!/~", { beforeExpr: true, prefix: true, startsExpr: true }), logicalOR: binop("||", 1), logicalAND: binop("&&", 2), bitwiseOR: binop("|", 3), bitwiseXOR: binop("^", 4), bitwiseAND: binop("&", 5), equality: binop("==/!=/===/!==", 6), relational: binop("</>/<=/>=", 7), bitShift: binop("<</>>/>>>", 8), plusMin: new acorn_TokenType("+/-", { beforeExpr: true, binop: 9, prefix: true, startsExpr: true }), modulo: binop("%", 10), star: binop("*", 10), slash: binop("/", 10), starstar: new acorn_TokenType("**", { beforeExpr: true }), coalesce: binop("??", 1), _break: kw("break"), _case: kw("case", S), _catch: kw("catch"), _continue: kw("continue"), _debugger: kw("debugger"), _default: kw("default", S), _do: kw("do", { isLoop: true, beforeExpr: true }), _else: kw("else", S), _finally: kw("finally"), _for: kw("for", { isLoop: true }), _function: kw("function", I), _if: kw("if"), _return: kw("return", S), _switch: kw("switch"), _throw: kw("throw", S), _try: kw("try"), _var: kw("var"), _const: kw("const"), _while: kw("while", { isLoop: true }), _with: kw("with"), _new: kw("new", { beforeExpr: true, startsExpr: true }), _this: kw("this", I), _super: kw("super", I), _class: kw("class", I), _extends: kw("extends", S), _export: kw("export"), _import: kw("import", I), _null: kw("null", I), _true: kw("true", I), _false: kw("false", I), _in: kw("in", { beforeExpr: true, binop: 7 }), _instanceof: kw("instanceof", { beforeExpr: true, binop: 7 }), _typeof: kw("typeof", { beforeExpr: true, prefix: true, startsExpr: true }), _void: kw("void", { beforeExpr: true, prefix: true, startsExpr: true }), _delete: kw("delete", { beforeExpr: true, prefix: true, startsExpr: true }) }, j = /\r\n?|\n|\u2028|\u2029/, F = new RegExp(j.source, "g");
        function isNewLine(e3) {
          return 10 === e3 || 13 === e3 || 8232 === e3 || 8233 === e3;
        }
        function nextLineBreak(e3, t3, i2) {
          void 0 === i2 && (i2 = e3.length);
          for (var n2 = t3; n2 < i2; n2++) {
            var a2 = e3.charCodeAt(n2);
            if (isNewLine(a2)) return n2 < i2 - 1 && 13 === a2 && 10 === e3.charCodeAt(n2 + 1) ? n2 + 2 : n2 + 1;
          }
          return -1;
        }
        var B = /[\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]/, $ = /(?:\s|\/\/.*|\/\*[^]*?\*\/)*/g, q = Object.prototype, W = q.hasOwnProperty, K = q.toString, H = Object.hasOwn || function(e3, t3) {
          return W.call(e3, t3);
        }, Y = Array.isArray || function(e3) {
          return "[object Array]" === K.call(e3);
        }, Q = /* @__PURE__ */ Object.create(null);
        function wordsRegexp(e3) {
          return Q[e3] || (Q[e3] = new RegExp("^(?:" + e3.replace(/ /g, "|") + ")$"));
        }
        function codePointToString(e3) {
          return e3 <= 65535 ? String.fromCharCode(e3) : (e3 -= 65536, String.fromCharCode(55296 + (e3 >> 10), 56320 + (1023 & e3)));
        }
        var Z = /(?:[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF])/, acorn_Position = function(e3, t3) {
          this.line = e3, this.column = t3;
        };
        acorn_Position.prototype.offset = function(e3) {
          return new acorn_Position(this.line, this.column + e3);
        };
        var acorn_SourceLocation = function(e3, t3, i2) {
          this.start = t3, this.end = i2, null !== e3.sourceFile && (this.source = e3.sourceFile);
        };
        function getLineInfo(e3, t3) {
          for (var i2 = 1, n2 = 0; ; ) {
            var a2 = nextLineBreak(e3, n2, t3);
            if (a2 < 0) return new acorn_Position(i2, t3 - n2);
            ++i2, n2 = a2;
          }
        }
        var X = { ecmaVersion: null, sourceType: "script", onInsertedSemicolon: null, onTrailingComma: null, allowReserved: null, allowReturnOutsideFunction: false, allowImportExportEverywhere: false, allowAwaitOutsideFunction: null, allowSuperOutsideMethod: null, allowHashBang: false, checkPrivateFields: true, locations: false, onToken: null, onComment: null, ranges: false, program: null, sourceFile: null, directSourceFile: null, preserveParens: false }, te = false;
        function getOptions(e3) {
          var t3 = {};
          for (var i2 in X) t3[i2] = e3 && H(e3, i2) ? e3[i2] : X[i2];
          if ("latest" === t3.ecmaVersion ? t3.ecmaVersion = 1e8 : null == t3.ecmaVersion ? (!te && "object" == typeof console && console.warn && (te = true, console.warn("Since Acorn 8.0.0, options.ecmaVersion is required.\nDefaulting to 2020, but this will stop working in the future.")), t3.ecmaVersion = 11) : t3.ecmaVersion >= 2015 && (t3.ecmaVersion -= 2009), null == t3.allowReserved && (t3.allowReserved = t3.ecmaVersion < 5), e3 && null != e3.allowHashBang || (t3.allowHashBang = t3.ecmaVersion >= 14), Y(t3.onToken)) {
            var n2 = t3.onToken;
            t3.onToken = function(e4) {
              return n2.push(e4);
            };
          }
          if (Y(t3.onComment) && (t3.onComment = /* @__PURE__ */ (function(e4, t4) {
            return function(i3, n3, a2, c2, l2, y2) {
              var E2 = { type: i3 ? "Block" : "Line", value: n3, start: a2, end: c2 };
              e4.locations && (E2.loc = new acorn_SourceLocation(this, l2, y2)), e4.ranges && (E2.range = [a2, c2]), t4.push(E2);
            };
          })(t3, t3.onComment)), "commonjs" === t3.sourceType && t3.allowAwaitOutsideFunction) throw new Error("Cannot use allowAwaitOutsideFunction with sourceType: commonjs");
          return t3;
        }
        var ie = 256, se = 259;
        function functionFlags(e3, t3) {
          return 2 | (e3 ? 4 : 0) | (t3 ? 8 : 0);
        }
        var acorn_Parser = function(e3, t3, i2) {
          this.options = e3 = getOptions(e3), this.sourceFile = e3.sourceFile, this.keywords = wordsRegexp(y[e3.ecmaVersion >= 6 ? 6 : "module" === e3.sourceType ? "5module" : 5]);
          var n2 = "";
          true !== e3.allowReserved && (n2 = c[e3.ecmaVersion >= 6 ? 6 : 5 === e3.ecmaVersion ? 5 : 3], "module" === e3.sourceType && (n2 += " await")), this.reservedWords = wordsRegexp(n2);
          var a2 = (n2 ? n2 + " " : "") + c.strict;
          this.reservedWordsStrict = wordsRegexp(a2), this.reservedWordsStrictBind = wordsRegexp(a2 + " " + c.strictBind), this.input = String(t3), this.containsEsc = false, i2 ? (this.pos = i2, this.lineStart = this.input.lastIndexOf("\n", i2 - 1) + 1, this.curLine = this.input.slice(0, this.lineStart).split(j).length) : (this.pos = this.lineStart = 0, this.curLine = 1), this.type = O.eof, this.value = null, this.start = this.end = this.pos, this.startLoc = this.endLoc = this.curPosition(), this.lastTokEndLoc = this.lastTokStartLoc = null, this.lastTokStart = this.lastTokEnd = this.pos, this.context = this.initialContext(), this.exprAllowed = true, this.inModule = "module" === e3.sourceType, this.strict = this.inModule || this.strictDirective(this.pos), this.potentialArrowAt = -1, this.potentialArrowInForAwait = false, this.yieldPos = this.awaitPos = this.awaitIdentPos = 0, this.labels = [], this.undefinedExports = /* @__PURE__ */ Object.create(null), 0 === this.pos && e3.allowHashBang && "#!" === this.input.slice(0, 2) && this.skipLineComment(2), this.scopeStack = [], this.enterScope("commonjs" === this.options.sourceType ? 2 : 1), this.regexpState = null, this.privateNameStack = [];
        }, re = { inFunction: { configurable: true }, inGenerator: { configurable: true }, inAsync: { configurable: true }, canAwait: { configurable: true }, allowReturn: { configurable: true }, allowSuper: { configurable: true }, allowDirectSuper: { configurable: true }, treatFunctionsAsVar: { configurable: true }, allowNewDotTarget: { configurable: true }, allowUsing: { configurable: true }, inClassStaticBlock: { configurable: true } };
        acorn_Parser.prototype.parse = function() {
          var e3 = this.options.program || this.startNode();
          return this.nextToken(), this.parseTopLevel(e3);
        }, re.inFunction.get = function() {
          return (2 & this.currentVarScope().flags) > 0;
        }, re.inGenerator.get = function() {
          return (8 & this.currentVarScope().flags) > 0;
        }, re.inAsync.get = function() {
          return (4 & this.currentVarScope().flags) > 0;
        }, re.canAwait.get = function() {
          for (var e3 = this.scopeStack.length - 1; e3 >= 0; e3--) {
            var t3 = this.scopeStack[e3].flags;
            if (768 & t3) return false;
            if (2 & t3) return (4 & t3) > 0;
          }
          return this.inModule && this.options.ecmaVersion >= 13 || this.options.allowAwaitOutsideFunction;
        }, re.allowReturn.get = function() {
          return !!this.inFunction || !!(this.options.allowReturnOutsideFunction && 1 & this.currentVarScope().flags);
        }, re.allowSuper.get = function() {
          return (64 & this.currentThisScope().flags) > 0 || this.options.allowSuperOutsideMethod;
        }, re.allowDirectSuper.get = function() {
          return (128 & this.currentThisScope().flags) > 0;
        }, re.treatFunctionsAsVar.get = function() {
          return this.treatFunctionsAsVarInScope(this.currentScope());
        }, re.allowNewDotTarget.get = function() {
          for (var e3 = this.scopeStack.length - 1; e3 >= 0; e3--) {
            var t3 = this.scopeStack[e3].flags;
            if (768 & t3 || 2 & t3 && !(16 & t3)) return true;
          }
          return false;
        }, re.allowUsing.get = function() {
          var e3 = this.currentScope().flags;
          return !(1024 & e3) && !(!this.inModule && 1 & e3);
        }, re.inClassStaticBlock.get = function() {
          return (this.currentVarScope().flags & ie) > 0;
        }, acorn_Parser.extend = function() {
          for (var e3 = [], t3 = arguments.length; t3--; ) e3[t3] = arguments[t3];
          for (var i2 = this, n2 = 0; n2 < e3.length; n2++) i2 = e3[n2](i2);
          return i2;
        }, acorn_Parser.parse = function(e3, t3) {
          return new this(t3, e3).parse();
        }, acorn_Parser.parseExpressionAt = function(e3, t3, i2) {
          var n2 = new this(i2, e3, t3);
          return n2.nextToken(), n2.parseExpression();
        }, acorn_Parser.tokenizer = function(e3, t3) {
          return new this(t3, e3);
        }, Object.defineProperties(acorn_Parser.prototype, re);
        var ne = acorn_Parser.prototype, ae = /^(?:'((?:\\[^]|[^'\\])*?)'|"((?:\\[^]|[^"\\])*?)")/;
        ne.strictDirective = function(e3) {
          if (this.options.ecmaVersion < 5) return false;
          for (; ; ) {
            $.lastIndex = e3, e3 += $.exec(this.input)[0].length;
            var t3 = ae.exec(this.input.slice(e3));
            if (!t3) return false;
            if ("use strict" === (t3[1] || t3[2])) {
              $.lastIndex = e3 + t3[0].length;
              var i2 = $.exec(this.input), n2 = i2.index + i2[0].length, a2 = this.input.charAt(n2);
              return ";" === a2 || "}" === a2 || j.test(i2[0]) && !(/[(`.[+\-/*%<>=,?^&]/.test(a2) || "!" === a2 && "=" === this.input.charAt(n2 + 1));
            }
            e3 += t3[0].length, $.lastIndex = e3, e3 += $.exec(this.input)[0].length, ";" === this.input[e3] && e3++;
          }
        }, ne.eat = function(e3) {
          return this.type === e3 && (this.next(), true);
        }, ne.isContextual = function(e3) {
          return this.type === O.name && this.value === e3 && !this.containsEsc;
        }, ne.eatContextual = function(e3) {
          return !!this.isContextual(e3) && (this.next(), true);
        }, ne.expectContextual = function(e3) {
          this.eatContextual(e3) || this.unexpected();
        }, ne.canInsertSemicolon = function() {
          return this.type === O.eof || this.type === O.braceR || j.test(this.input.slice(this.lastTokEnd, this.start));
        }, ne.insertSemicolon = function() {
          if (this.canInsertSemicolon()) return this.options.onInsertedSemicolon && this.options.onInsertedSemicolon(this.lastTokEnd, this.lastTokEndLoc), true;
        }, ne.semicolon = function() {
          this.eat(O.semi) || this.insertSemicolon() || this.unexpected();
        }, ne.afterTrailingComma = function(e3, t3) {
          if (this.type === e3) return this.options.onTrailingComma && this.options.onTrailingComma(this.lastTokStart, this.lastTokStartLoc), t3 || this.next(), true;
        }, ne.expect = function(e3) {
          this.eat(e3) || this.unexpected();
        }, ne.unexpected = function(e3) {
          this.raise(null != e3 ? e3 : this.start, "Unexpected token");
        };
        var acorn_DestructuringErrors = function() {
          this.shorthandAssign = this.trailingComma = this.parenthesizedAssign = this.parenthesizedBind = this.doubleProto = -1;
        };
        ne.checkPatternErrors = function(e3, t3) {
          if (e3) {
            e3.trailingComma > -1 && this.raiseRecoverable(e3.trailingComma, "Comma is not permitted after the rest element");
            var i2 = t3 ? e3.parenthesizedAssign : e3.parenthesizedBind;
            i2 > -1 && this.raiseRecoverable(i2, t3 ? "Assigning to rvalue" : "Parenthesized pattern");
          }
        }, ne.checkExpressionErrors = function(e3, t3) {
          if (!e3) return false;
          var i2 = e3.shorthandAssign, n2 = e3.doubleProto;
          if (!t3) return i2 >= 0 || n2 >= 0;
          i2 >= 0 && this.raise(i2, "Shorthand property assignments are valid only in destructuring patterns"), n2 >= 0 && this.raiseRecoverable(n2, "Redefinition of __proto__ property");
        }, ne.checkYieldAwaitInDefaultParams = function() {
          this.yieldPos && (!this.awaitPos || this.yieldPos < this.awaitPos) && this.raise(this.yieldPos, "Yield expression cannot be a default value"), this.awaitPos && this.raise(this.awaitPos, "Await expression cannot be a default value");
        }, ne.isSimpleAssignTarget = function(e3) {
          return "ParenthesizedExpression" === e3.type ? this.isSimpleAssignTarget(e3.expression) : "Identifier" === e3.type || "MemberExpression" === e3.type;
        };
        var oe = acorn_Parser.prototype;
        oe.parseTopLevel = function(e3) {
          var t3 = /* @__PURE__ */ Object.create(null);
          for (e3.body || (e3.body = []); this.type !== O.eof; ) {
            var i2 = this.parseStatement(null, true, t3);
            e3.body.push(i2);
          }
          if (this.inModule) for (var n2 = 0, a2 = Object.keys(this.undefinedExports); n2 < a2.length; n2 += 1) {
            var c2 = a2[n2];
            this.raiseRecoverable(this.undefinedExports[c2].start, "Export '" + c2 + "' is not defined");
          }
          return this.adaptDirectivePrologue(e3.body), this.next(), e3.sourceType = "commonjs" === this.options.sourceType ? "script" : this.options.sourceType, this.finishNode(e3, "Program");
        };
        var ce = { kind: "loop" }, he = { kind: "switch" };
        oe.isLet = function(e3) {
          if (this.options.ecmaVersion < 6 || !this.isContextual("let")) return false;
          $.lastIndex = this.pos;
          var t3 = $.exec(this.input), i2 = this.pos + t3[0].length, n2 = this.fullCharCodeAt(i2);
          if (91 === n2 || 92 === n2) return true;
          if (e3) return false;
          if (123 === n2) return true;
          if (isIdentifierStart(n2)) {
            var a2 = i2;
            do {
              i2 += n2 <= 65535 ? 1 : 2;
            } while (isIdentifierChar(n2 = this.fullCharCodeAt(i2)));
            if (92 === n2) return true;
            var c2 = this.input.slice(a2, i2);
            if (!E.test(c2)) return true;
          }
          return false;
        }, oe.isAsyncFunction = function() {
          if (this.options.ecmaVersion < 8 || !this.isContextual("async")) return false;
          $.lastIndex = this.pos;
          var e3, t3 = $.exec(this.input), i2 = this.pos + t3[0].length;
          return !(j.test(this.input.slice(this.pos, i2)) || "function" !== this.input.slice(i2, i2 + 8) || i2 + 8 !== this.input.length && (isIdentifierChar(e3 = this.fullCharCodeAt(i2 + 8)) || 92 === e3));
        }, oe.isUsingKeyword = function(e3, t3) {
          if (this.options.ecmaVersion < 17 || !this.isContextual(e3 ? "await" : "using")) return false;
          $.lastIndex = this.pos;
          var i2 = $.exec(this.input), n2 = this.pos + i2[0].length;
          if (j.test(this.input.slice(this.pos, n2))) return false;
          if (e3) {
            var a2, c2 = n2 + 5;
            if ("using" !== this.input.slice(n2, c2) || c2 === this.input.length || isIdentifierChar(a2 = this.fullCharCodeAt(c2)) || 92 === a2) return false;
            $.lastIndex = c2;
            var l2 = $.exec(this.input);
            if (n2 = c2 + l2[0].length, l2 && j.test(this.input.slice(c2, n2))) return false;
          }
          var y2 = this.fullCharCodeAt(n2);
          if (!isIdentifierStart(y2) && 92 !== y2) return false;
          var w2 = n2;
          do {
            n2 += y2 <= 65535 ? 1 : 2;
          } while (isIdentifierChar(y2 = this.fullCharCodeAt(n2)));
          if (92 === y2) return true;
          var C2 = this.input.slice(w2, n2);
          return !(E.test(C2) || t3 && "of" === C2);
        }, oe.isAwaitUsing = function(e3) {
          return this.isUsingKeyword(true, e3);
        }, oe.isUsing = function(e3) {
          return this.isUsingKeyword(false, e3);
        }, oe.parseStatement = function(e3, t3, i2) {
          var n2, a2 = this.type, c2 = this.startNode();
          switch (this.isLet(e3) && (a2 = O._var, n2 = "let"), a2) {
            case O._break:
            case O._continue:
              return this.parseBreakContinueStatement(c2, a2.keyword);
            case O._debugger:
              return this.parseDebuggerStatement(c2);
            case O._do:
              return this.parseDoStatement(c2);
            case O._for:
              return this.parseForStatement(c2);
            case O._function:
              return e3 && (this.strict || "if" !== e3 && "label" !== e3) && this.options.ecmaVersion >= 6 && this.unexpected(), this.parseFunctionStatement(c2, false, !e3);
            case O._class:
              return e3 && this.unexpected(), this.parseClass(c2, true);
            case O._if:
              return this.parseIfStatement(c2);
            case O._return:
              return this.parseReturnStatement(c2);
            case O._switch:
              return this.parseSwitchStatement(c2);
            case O._throw:
              return this.parseThrowStatement(c2);
            case O._try:
              return this.parseTryStatement(c2);
            case O._const:
            case O._var:
              return n2 = n2 || this.value, e3 && "var" !== n2 && this.unexpected(), this.parseVarStatement(c2, n2);
            case O._while:
              return this.parseWhileStatement(c2);
            case O._with:
              return this.parseWithStatement(c2);
            case O.braceL:
              return this.parseBlock(true, c2);
            case O.semi:
              return this.parseEmptyStatement(c2);
            case O._export:
            case O._import:
              if (this.options.ecmaVersion > 10 && a2 === O._import) {
                $.lastIndex = this.pos;
                var l2 = $.exec(this.input), y2 = this.pos + l2[0].length, E2 = this.input.charCodeAt(y2);
                if (40 === E2 || 46 === E2) return this.parseExpressionStatement(c2, this.parseExpression());
              }
              return this.options.allowImportExportEverywhere || (t3 || this.raise(this.start, "'import' and 'export' may only appear at the top level"), this.inModule || this.raise(this.start, "'import' and 'export' may appear only with 'sourceType: module'")), a2 === O._import ? this.parseImport(c2) : this.parseExport(c2, i2);
            default:
              if (this.isAsyncFunction()) return e3 && this.unexpected(), this.next(), this.parseFunctionStatement(c2, true, !e3);
              var w2 = this.isAwaitUsing(false) ? "await using" : this.isUsing(false) ? "using" : null;
              if (w2) return this.allowUsing || this.raise(this.start, "Using declaration cannot appear in the top level when source type is `script` or in the bare case statement"), "await using" === w2 && (this.canAwait || this.raise(this.start, "Await using cannot appear outside of async function"), this.next()), this.next(), this.parseVar(c2, false, w2), this.semicolon(), this.finishNode(c2, "VariableDeclaration");
              var C2 = this.value, S2 = this.parseExpression();
              return a2 === O.name && "Identifier" === S2.type && this.eat(O.colon) ? this.parseLabeledStatement(c2, C2, S2, e3) : this.parseExpressionStatement(c2, S2);
          }
        }, oe.parseBreakContinueStatement = function(e3, t3) {
          var i2 = "break" === t3;
          this.next(), this.eat(O.semi) || this.insertSemicolon() ? e3.label = null : this.type !== O.name ? this.unexpected() : (e3.label = this.parseIdent(), this.semicolon());
          for (var n2 = 0; n2 < this.labels.length; ++n2) {
            var a2 = this.labels[n2];
            if (null == e3.label || a2.name === e3.label.name) {
              if (null != a2.kind && (i2 || "loop" === a2.kind)) break;
              if (e3.label && i2) break;
            }
          }
          return n2 === this.labels.length && this.raise(e3.start, "Unsyntactic " + t3), this.finishNode(e3, i2 ? "BreakStatement" : "ContinueStatement");
        }, oe.parseDebuggerStatement = function(e3) {
          return this.next(), this.semicolon(), this.finishNode(e3, "DebuggerStatement");
        }, oe.parseDoStatement = function(e3) {
          return this.next(), this.labels.push(ce), e3.body = this.parseStatement("do"), this.labels.pop(), this.expect(O._while), e3.test = this.parseParenExpression(), this.options.ecmaVersion >= 6 ? this.eat(O.semi) : this.semicolon(), this.finishNode(e3, "DoWhileStatement");
        }, oe.parseForStatement = function(e3) {
          this.next();
          var t3 = this.options.ecmaVersion >= 9 && this.canAwait && this.eatContextual("await") ? this.lastTokStart : -1;
          if (this.labels.push(ce), this.enterScope(0), this.expect(O.parenL), this.type === O.semi) return t3 > -1 && this.unexpected(t3), this.parseFor(e3, null);
          var i2 = this.isLet();
          if (this.type === O._var || this.type === O._const || i2) {
            var n2 = this.startNode(), a2 = i2 ? "let" : this.value;
            return this.next(), this.parseVar(n2, true, a2), this.finishNode(n2, "VariableDeclaration"), this.parseForAfterInit(e3, n2, t3);
          }
          var c2 = this.isContextual("let"), l2 = false, y2 = this.isUsing(true) ? "using" : this.isAwaitUsing(true) ? "await using" : null;
          if (y2) {
            var E2 = this.startNode();
            return this.next(), "await using" === y2 && (this.canAwait || this.raise(this.start, "Await using cannot appear outside of async function"), this.next()), this.parseVar(E2, true, y2), this.finishNode(E2, "VariableDeclaration"), this.parseForAfterInit(e3, E2, t3);
          }
          var w2 = this.containsEsc, C2 = new acorn_DestructuringErrors(), S2 = this.start, I2 = t3 > -1 ? this.parseExprSubscripts(C2, "await") : this.parseExpression(true, C2);
          return this.type === O._in || (l2 = this.options.ecmaVersion >= 6 && this.isContextual("of")) ? (t3 > -1 ? (this.type === O._in && this.unexpected(t3), e3.await = true) : l2 && this.options.ecmaVersion >= 8 && (I2.start !== S2 || w2 || "Identifier" !== I2.type || "async" !== I2.name ? this.options.ecmaVersion >= 9 && (e3.await = false) : this.unexpected()), c2 && l2 && this.raise(I2.start, "The left-hand side of a for-of loop may not start with 'let'."), this.toAssignable(I2, false, C2), this.checkLValPattern(I2), this.parseForIn(e3, I2)) : (this.checkExpressionErrors(C2, true), t3 > -1 && this.unexpected(t3), this.parseFor(e3, I2));
        }, oe.parseForAfterInit = function(e3, t3, i2) {
          return (this.type === O._in || this.options.ecmaVersion >= 6 && this.isContextual("of")) && 1 === t3.declarations.length ? (this.options.ecmaVersion >= 9 && (this.type === O._in ? i2 > -1 && this.unexpected(i2) : e3.await = i2 > -1), this.parseForIn(e3, t3)) : (i2 > -1 && this.unexpected(i2), this.parseFor(e3, t3));
        }, oe.parseFunctionStatement = function(e3, t3, i2) {
          return this.next(), this.parseFunction(e3, pe | (i2 ? 0 : ue), false, t3);
        }, oe.parseIfStatement = function(e3) {
          return this.next(), e3.test = this.parseParenExpression(), e3.consequent = this.parseStatement("if"), e3.alternate = this.eat(O._else) ? this.parseStatement("if") : null, this.finishNode(e3, "IfStatement");
        }, oe.parseReturnStatement = function(e3) {
          return this.allowReturn || this.raise(this.start, "'return' outside of function"), this.next(), this.eat(O.semi) || this.insertSemicolon() ? e3.argument = null : (e3.argument = this.parseExpression(), this.semicolon()), this.finishNode(e3, "ReturnStatement");
        }, oe.parseSwitchStatement = function(e3) {
          var t3;
          this.next(), e3.discriminant = this.parseParenExpression(), e3.cases = [], this.expect(O.braceL), this.labels.push(he), this.enterScope(1024);
          for (var i2 = false; this.type !== O.braceR; ) if (this.type === O._case || this.type === O._default) {
            var n2 = this.type === O._case;
            t3 && this.finishNode(t3, "SwitchCase"), e3.cases.push(t3 = this.startNode()), t3.consequent = [], this.next(), n2 ? t3.test = this.parseExpression() : (i2 && this.raiseRecoverable(this.lastTokStart, "Multiple default clauses"), i2 = true, t3.test = null), this.expect(O.colon);
          } else t3 || this.unexpected(), t3.consequent.push(this.parseStatement(null));
          return this.exitScope(), t3 && this.finishNode(t3, "SwitchCase"), this.next(), this.labels.pop(), this.finishNode(e3, "SwitchStatement");
        }, oe.parseThrowStatement = function(e3) {
          return this.next(), j.test(this.input.slice(this.lastTokEnd, this.start)) && this.raise(this.lastTokEnd, "Illegal newline after throw"), e3.argument = this.parseExpression(), this.semicolon(), this.finishNode(e3, "ThrowStatement");
        };
        var le = [];
        oe.parseCatchClauseParam = function() {
          var e3 = this.parseBindingAtom(), t3 = "Identifier" === e3.type;
          return this.enterScope(t3 ? 32 : 0), this.checkLValPattern(e3, t3 ? 4 : 2), this.expect(O.parenR), e3;
        }, oe.parseTryStatement = function(e3) {
          if (this.next(), e3.block = this.parseBlock(), e3.handler = null, this.type === O._catch) {
            var t3 = this.startNode();
            this.next(), this.eat(O.parenL) ? t3.param = this.parseCatchClauseParam() : (this.options.ecmaVersion < 10 && this.unexpected(), t3.param = null, this.enterScope(0)), t3.body = this.parseBlock(false), this.exitScope(), e3.handler = this.finishNode(t3, "CatchClause");
          }
          return e3.finalizer = this.eat(O._finally) ? this.parseBlock() : null, e3.handler || e3.finalizer || this.raise(e3.start, "Missing catch or finally clause"), this.finishNode(e3, "TryStatement");
        }, oe.parseVarStatement = function(e3, t3, i2) {
          return this.next(), this.parseVar(e3, false, t3, i2), this.semicolon(), this.finishNode(e3, "VariableDeclaration");
        }, oe.parseWhileStatement = function(e3) {
          return this.next(), e3.test = this.parseParenExpression(), this.labels.push(ce), e3.body = this.parseStatement("while"), this.labels.pop(), this.finishNode(e3, "WhileStatement");
        }, oe.parseWithStatement = function(e3) {
          return this.strict && this.raise(this.start, "'with' in strict mode"), this.next(), e3.object = this.parseParenExpression(), e3.body = this.parseStatement("with"), this.finishNode(e3, "WithStatement");
        }, oe.parseEmptyStatement = function(e3) {
          return this.next(), this.finishNode(e3, "EmptyStatement");
        }, oe.parseLabeledStatement = function(e3, t3, i2, n2) {
          for (var a2 = 0, c2 = this.labels; a2 < c2.length; a2 += 1) {
            c2[a2].name === t3 && this.raise(i2.start, "Label '" + t3 + "' is already declared");
          }
          for (var l2 = this.type.isLoop ? "loop" : this.type === O._switch ? "switch" : null, y2 = this.labels.length - 1; y2 >= 0; y2--) {
            var E2 = this.labels[y2];
            if (E2.statementStart !== e3.start) break;
            E2.statementStart = this.start, E2.kind = l2;
          }
          return this.labels.push({ name: t3, kind: l2, statementStart: this.start }), e3.body = this.parseStatement(n2 ? -1 === n2.indexOf("label") ? n2 + "label" : n2 : "label"), this.labels.pop(), e3.label = i2, this.finishNode(e3, "LabeledStatement");
        }, oe.parseExpressionStatement = function(e3, t3) {
          return e3.expression = t3, this.semicolon(), this.finishNode(e3, "ExpressionStatement");
        }, oe.parseBlock = function(e3, t3, i2) {
          for (void 0 === e3 && (e3 = true), void 0 === t3 && (t3 = this.startNode()), t3.body = [], this.expect(O.braceL), e3 && this.enterScope(0); this.type !== O.braceR; ) {
            var n2 = this.parseStatement(null);
            t3.body.push(n2);
          }
          return i2 && (this.strict = false), this.next(), e3 && this.exitScope(), this.finishNode(t3, "BlockStatement");
        }, oe.parseFor = function(e3, t3) {
          return e3.init = t3, this.expect(O.semi), e3.test = this.type === O.semi ? null : this.parseExpression(), this.expect(O.semi), e3.update = this.type === O.parenR ? null : this.parseExpression(), this.expect(O.parenR), e3.body = this.parseStatement("for"), this.exitScope(), this.labels.pop(), this.finishNode(e3, "ForStatement");
        }, oe.parseForIn = function(e3, t3) {
          var i2 = this.type === O._in;
          return this.next(), "VariableDeclaration" === t3.type && null != t3.declarations[0].init && (!i2 || this.options.ecmaVersion < 8 || this.strict || "var" !== t3.kind || "Identifier" !== t3.declarations[0].id.type) && this.raise(t3.start, (i2 ? "for-in" : "for-of") + " loop variable declaration may not have an initializer"), e3.left = t3, e3.right = i2 ? this.parseExpression() : this.parseMaybeAssign(), this.expect(O.parenR), e3.body = this.parseStatement("for"), this.exitScope(), this.labels.pop(), this.finishNode(e3, i2 ? "ForInStatement" : "ForOfStatement");
        }, oe.parseVar = function(e3, t3, i2, n2) {
          for (e3.declarations = [], e3.kind = i2; ; ) {
            var a2 = this.startNode();
            if (this.parseVarId(a2, i2), this.eat(O.eq) ? a2.init = this.parseMaybeAssign(t3) : n2 || "const" !== i2 || this.type === O._in || this.options.ecmaVersion >= 6 && this.isContextual("of") ? n2 || "using" !== i2 && "await using" !== i2 || !(this.options.ecmaVersion >= 17) || this.type === O._in || this.isContextual("of") ? n2 || "Identifier" === a2.id.type || t3 && (this.type === O._in || this.isContextual("of")) ? a2.init = null : this.raise(this.lastTokEnd, "Complex binding patterns require an initialization value") : this.raise(this.lastTokEnd, "Missing initializer in " + i2 + " declaration") : this.unexpected(), e3.declarations.push(this.finishNode(a2, "VariableDeclarator")), !this.eat(O.comma)) break;
          }
          return e3;
        }, oe.parseVarId = function(e3, t3) {
          e3.id = "using" === t3 || "await using" === t3 ? this.parseIdent() : this.parseBindingAtom(), this.checkLValPattern(e3.id, "var" === t3 ? 1 : 2, false);
        };
        var pe = 1, ue = 2;
        function isPrivateNameConflicted(e3, t3) {
          var i2 = t3.key.name, n2 = e3[i2], a2 = "true";
          return "MethodDefinition" !== t3.type || "get" !== t3.kind && "set" !== t3.kind || (a2 = (t3.static ? "s" : "i") + t3.kind), "iget" === n2 && "iset" === a2 || "iset" === n2 && "iget" === a2 || "sget" === n2 && "sset" === a2 || "sset" === n2 && "sget" === a2 ? (e3[i2] = "true", false) : !!n2 || (e3[i2] = a2, false);
        }
        function checkKeyName(e3, t3) {
          var i2 = e3.computed, n2 = e3.key;
          return !i2 && ("Identifier" === n2.type && n2.name === t3 || "Literal" === n2.type && n2.value === t3);
        }
        oe.parseFunction = function(e3, t3, i2, n2, a2) {
          this.initFunction(e3), (this.options.ecmaVersion >= 9 || this.options.ecmaVersion >= 6 && !n2) && (this.type === O.star && t3 & ue && this.unexpected(), e3.generator = this.eat(O.star)), this.options.ecmaVersion >= 8 && (e3.async = !!n2), t3 & pe && (e3.id = 4 & t3 && this.type !== O.name ? null : this.parseIdent(), !e3.id || t3 & ue || this.checkLValSimple(e3.id, this.strict || e3.generator || e3.async ? this.treatFunctionsAsVar ? 1 : 2 : 3));
          var c2 = this.yieldPos, l2 = this.awaitPos, y2 = this.awaitIdentPos;
          return this.yieldPos = 0, this.awaitPos = 0, this.awaitIdentPos = 0, this.enterScope(functionFlags(e3.async, e3.generator)), t3 & pe || (e3.id = this.type === O.name ? this.parseIdent() : null), this.parseFunctionParams(e3), this.parseFunctionBody(e3, i2, false, a2), this.yieldPos = c2, this.awaitPos = l2, this.awaitIdentPos = y2, this.finishNode(e3, t3 & pe ? "FunctionDeclaration" : "FunctionExpression");
        }, oe.parseFunctionParams = function(e3) {
          this.expect(O.parenL), e3.params = this.parseBindingList(O.parenR, false, this.options.ecmaVersion >= 8), this.checkYieldAwaitInDefaultParams();
        }, oe.parseClass = function(e3, t3) {
          this.next();
          var i2 = this.strict;
          this.strict = true, this.parseClassId(e3, t3), this.parseClassSuper(e3);
          var n2 = this.enterClassBody(), a2 = this.startNode(), c2 = false;
          for (a2.body = [], this.expect(O.braceL); this.type !== O.braceR; ) {
            var l2 = this.parseClassElement(null !== e3.superClass);
            l2 && (a2.body.push(l2), "MethodDefinition" === l2.type && "constructor" === l2.kind ? (c2 && this.raiseRecoverable(l2.start, "Duplicate constructor in the same class"), c2 = true) : l2.key && "PrivateIdentifier" === l2.key.type && isPrivateNameConflicted(n2, l2) && this.raiseRecoverable(l2.key.start, "Identifier '#" + l2.key.name + "' has already been declared"));
          }
          return this.strict = i2, this.next(), e3.body = this.finishNode(a2, "ClassBody"), this.exitClassBody(), this.finishNode(e3, t3 ? "ClassDeclaration" : "ClassExpression");
        }, oe.parseClassElement = function(e3) {
          if (this.eat(O.semi)) return null;
          var t3 = this.options.ecmaVersion, i2 = this.startNode(), n2 = "", a2 = false, c2 = false, l2 = "method", y2 = false;
          if (this.eatContextual("static")) {
            if (t3 >= 13 && this.eat(O.braceL)) return this.parseClassStaticBlock(i2), i2;
            this.isClassElementNameStart() || this.type === O.star ? y2 = true : n2 = "static";
          }
          if (i2.static = y2, !n2 && t3 >= 8 && this.eatContextual("async") && (!this.isClassElementNameStart() && this.type !== O.star || this.canInsertSemicolon() ? n2 = "async" : c2 = true), !n2 && (t3 >= 9 || !c2) && this.eat(O.star) && (a2 = true), !n2 && !c2 && !a2) {
            var E2 = this.value;
            (this.eatContextual("get") || this.eatContextual("set")) && (this.isClassElementNameStart() ? l2 = E2 : n2 = E2);
          }
          if (n2 ? (i2.computed = false, i2.key = this.startNodeAt(this.lastTokStart, this.lastTokStartLoc), i2.key.name = n2, this.finishNode(i2.key, "Identifier")) : this.parseClassElementName(i2), t3 < 13 || this.type === O.parenL || "method" !== l2 || a2 || c2) {
            var w2 = !i2.static && checkKeyName(i2, "constructor"), C2 = w2 && e3;
            w2 && "method" !== l2 && this.raise(i2.key.start, "Constructor can't have get/set modifier"), i2.kind = w2 ? "constructor" : l2, this.parseClassMethod(i2, a2, c2, C2);
          } else this.parseClassField(i2);
          return i2;
        }, oe.isClassElementNameStart = function() {
          return this.type === O.name || this.type === O.privateId || this.type === O.num || this.type === O.string || this.type === O.bracketL || this.type.keyword;
        }, oe.parseClassElementName = function(e3) {
          this.type === O.privateId ? ("constructor" === this.value && this.raise(this.start, "Classes can't have an element named '#constructor'"), e3.computed = false, e3.key = this.parsePrivateIdent()) : this.parsePropertyName(e3);
        }, oe.parseClassMethod = function(e3, t3, i2, n2) {
          var a2 = e3.key;
          "constructor" === e3.kind ? (t3 && this.raise(a2.start, "Constructor can't be a generator"), i2 && this.raise(a2.start, "Constructor can't be an async method")) : e3.static && checkKeyName(e3, "prototype") && this.raise(a2.start, "Classes may not have a static property named prototype");
          var c2 = e3.value = this.parseMethod(t3, i2, n2);
          return "get" === e3.kind && 0 !== c2.params.length && this.raiseRecoverable(c2.start, "getter should have no params"), "set" === e3.kind && 1 !== c2.params.length && this.raiseRecoverable(c2.start, "setter should have exactly one param"), "set" === e3.kind && "RestElement" === c2.params[0].type && this.raiseRecoverable(c2.params[0].start, "Setter cannot use rest params"), this.finishNode(e3, "MethodDefinition");
        }, oe.parseClassField = function(e3) {
          return checkKeyName(e3, "constructor") ? this.raise(e3.key.start, "Classes can't have a field named 'constructor'") : e3.static && checkKeyName(e3, "prototype") && this.raise(e3.key.start, "Classes can't have a static field named 'prototype'"), this.eat(O.eq) ? (this.enterScope(576), e3.value = this.parseMaybeAssign(), this.exitScope()) : e3.value = null, this.semicolon(), this.finishNode(e3, "PropertyDefinition");
        }, oe.parseClassStaticBlock = function(e3) {
          e3.body = [];
          var t3 = this.labels;
          for (this.labels = [], this.enterScope(320); this.type !== O.braceR; ) {
            var i2 = this.parseStatement(null);
            e3.body.push(i2);
          }
          return this.next(), this.exitScope(), this.labels = t3, this.finishNode(e3, "StaticBlock");
        }, oe.parseClassId = function(e3, t3) {
          this.type === O.name ? (e3.id = this.parseIdent(), t3 && this.checkLValSimple(e3.id, 2, false)) : (true === t3 && this.unexpected(), e3.id = null);
        }, oe.parseClassSuper = function(e3) {
          e3.superClass = this.eat(O._extends) ? this.parseExprSubscripts(null, false) : null;
        }, oe.enterClassBody = function() {
          var e3 = { declared: /* @__PURE__ */ Object.create(null), used: [] };
          return this.privateNameStack.push(e3), e3.declared;
        }, oe.exitClassBody = function() {
          var e3 = this.privateNameStack.pop(), t3 = e3.declared, i2 = e3.used;
          if (this.options.checkPrivateFields) for (var n2 = this.privateNameStack.length, a2 = 0 === n2 ? null : this.privateNameStack[n2 - 1], c2 = 0; c2 < i2.length; ++c2) {
            var l2 = i2[c2];
            H(t3, l2.name) || (a2 ? a2.used.push(l2) : this.raiseRecoverable(l2.start, "Private field '#" + l2.name + "' must be declared in an enclosing class"));
          }
        }, oe.parseExportAllDeclaration = function(e3, t3) {
          return this.options.ecmaVersion >= 11 && (this.eatContextual("as") ? (e3.exported = this.parseModuleExportName(), this.checkExport(t3, e3.exported, this.lastTokStart)) : e3.exported = null), this.expectContextual("from"), this.type !== O.string && this.unexpected(), e3.source = this.parseExprAtom(), this.options.ecmaVersion >= 16 && (e3.attributes = this.parseWithClause()), this.semicolon(), this.finishNode(e3, "ExportAllDeclaration");
        }, oe.parseExport = function(e3, t3) {
          if (this.next(), this.eat(O.star)) return this.parseExportAllDeclaration(e3, t3);
          if (this.eat(O._default)) return this.checkExport(t3, "default", this.lastTokStart), e3.declaration = this.parseExportDefaultDeclaration(), this.finishNode(e3, "ExportDefaultDeclaration");
          if (this.shouldParseExportStatement()) e3.declaration = this.parseExportDeclaration(e3), "VariableDeclaration" === e3.declaration.type ? this.checkVariableExport(t3, e3.declaration.declarations) : this.checkExport(t3, e3.declaration.id, e3.declaration.id.start), e3.specifiers = [], e3.source = null, this.options.ecmaVersion >= 16 && (e3.attributes = []);
          else {
            if (e3.declaration = null, e3.specifiers = this.parseExportSpecifiers(t3), this.eatContextual("from")) this.type !== O.string && this.unexpected(), e3.source = this.parseExprAtom(), this.options.ecmaVersion >= 16 && (e3.attributes = this.parseWithClause());
            else {
              for (var i2 = 0, n2 = e3.specifiers; i2 < n2.length; i2 += 1) {
                var a2 = n2[i2];
                this.checkUnreserved(a2.local), this.checkLocalExport(a2.local), "Literal" === a2.local.type && this.raise(a2.local.start, "A string literal cannot be used as an exported binding without `from`.");
              }
              e3.source = null, this.options.ecmaVersion >= 16 && (e3.attributes = []);
            }
            this.semicolon();
          }
          return this.finishNode(e3, "ExportNamedDeclaration");
        }, oe.parseExportDeclaration = function(e3) {
          return this.parseStatement(null);
        }, oe.parseExportDefaultDeclaration = function() {
          var e3;
          if (this.type === O._function || (e3 = this.isAsyncFunction())) {
            var t3 = this.startNode();
            return this.next(), e3 && this.next(), this.parseFunction(t3, 4 | pe, false, e3);
          }
          if (this.type === O._class) {
            var i2 = this.startNode();
            return this.parseClass(i2, "nullableID");
          }
          var n2 = this.parseMaybeAssign();
          return this.semicolon(), n2;
        }, oe.checkExport = function(e3, t3, i2) {
          e3 && ("string" != typeof t3 && (t3 = "Identifier" === t3.type ? t3.name : t3.value), H(e3, t3) && this.raiseRecoverable(i2, "Duplicate export '" + t3 + "'"), e3[t3] = true);
        }, oe.checkPatternExport = function(e3, t3) {
          var i2 = t3.type;
          if ("Identifier" === i2) this.checkExport(e3, t3, t3.start);
          else if ("ObjectPattern" === i2) for (var n2 = 0, a2 = t3.properties; n2 < a2.length; n2 += 1) {
            var c2 = a2[n2];
            this.checkPatternExport(e3, c2);
          }
          else if ("ArrayPattern" === i2) for (var l2 = 0, y2 = t3.elements; l2 < y2.length; l2 += 1) {
            var E2 = y2[l2];
            E2 && this.checkPatternExport(e3, E2);
          }
          else "Property" === i2 ? this.checkPatternExport(e3, t3.value) : "AssignmentPattern" === i2 ? this.checkPatternExport(e3, t3.left) : "RestElement" === i2 && this.checkPatternExport(e3, t3.argument);
        }, oe.checkVariableExport = function(e3, t3) {
          if (e3) for (var i2 = 0, n2 = t3; i2 < n2.length; i2 += 1) {
            var a2 = n2[i2];
            this.checkPatternExport(e3, a2.id);
          }
        }, oe.shouldParseExportStatement = function() {
          return "var" === this.type.keyword || "const" === this.type.keyword || "class" === this.type.keyword || "function" === this.type.keyword || this.isLet() || this.isAsyncFunction();
        }, oe.parseExportSpecifier = function(e3) {
          var t3 = this.startNode();
          return t3.local = this.parseModuleExportName(), t3.exported = this.eatContextual("as") ? this.parseModuleExportName() : t3.local, this.checkExport(e3, t3.exported, t3.exported.start), this.finishNode(t3, "ExportSpecifier");
        }, oe.parseExportSpecifiers = function(e3) {
          var t3 = [], i2 = true;
          for (this.expect(O.braceL); !this.eat(O.braceR); ) {
            if (i2) i2 = false;
            else if (this.expect(O.comma), this.afterTrailingComma(O.braceR)) break;
            t3.push(this.parseExportSpecifier(e3));
          }
          return t3;
        }, oe.parseImport = function(e3) {
          return this.next(), this.type === O.string ? (e3.specifiers = le, e3.source = this.parseExprAtom()) : (e3.specifiers = this.parseImportSpecifiers(), this.expectContextual("from"), e3.source = this.type === O.string ? this.parseExprAtom() : this.unexpected()), this.options.ecmaVersion >= 16 && (e3.attributes = this.parseWithClause()), this.semicolon(), this.finishNode(e3, "ImportDeclaration");
        }, oe.parseImportSpecifier = function() {
          var e3 = this.startNode();
          return e3.imported = this.parseModuleExportName(), this.eatContextual("as") ? e3.local = this.parseIdent() : (this.checkUnreserved(e3.imported), e3.local = e3.imported), this.checkLValSimple(e3.local, 2), this.finishNode(e3, "ImportSpecifier");
        }, oe.parseImportDefaultSpecifier = function() {
          var e3 = this.startNode();
          return e3.local = this.parseIdent(), this.checkLValSimple(e3.local, 2), this.finishNode(e3, "ImportDefaultSpecifier");
        }, oe.parseImportNamespaceSpecifier = function() {
          var e3 = this.startNode();
          return this.next(), this.expectContextual("as"), e3.local = this.parseIdent(), this.checkLValSimple(e3.local, 2), this.finishNode(e3, "ImportNamespaceSpecifier");
        }, oe.parseImportSpecifiers = function() {
          var e3 = [], t3 = true;
          if (this.type === O.name && (e3.push(this.parseImportDefaultSpecifier()), !this.eat(O.comma))) return e3;
          if (this.type === O.star) return e3.push(this.parseImportNamespaceSpecifier()), e3;
          for (this.expect(O.braceL); !this.eat(O.braceR); ) {
            if (t3) t3 = false;
            else if (this.expect(O.comma), this.afterTrailingComma(O.braceR)) break;
            e3.push(this.parseImportSpecifier());
          }
          return e3;
        }, oe.parseWithClause = function() {
          var e3 = [];
          if (!this.eat(O._with)) return e3;
          this.expect(O.braceL);
          for (var t3 = {}, i2 = true; !this.eat(O.braceR); ) {
            if (i2) i2 = false;
            else if (this.expect(O.comma), this.afterTrailingComma(O.braceR)) break;
            var n2 = this.parseImportAttribute(), a2 = "Identifier" === n2.key.type ? n2.key.name : n2.key.value;
            H(t3, a2) && this.raiseRecoverable(n2.key.start, "Duplicate attribute key '" + a2 + "'"), t3[a2] = true, e3.push(n2);
          }
          return e3;
        }, oe.parseImportAttribute = function() {
          var e3 = this.startNode();
          return e3.key = this.type === O.string ? this.parseExprAtom() : this.parseIdent("never" !== this.options.allowReserved), this.expect(O.colon), this.type !== O.string && this.unexpected(), e3.value = this.parseExprAtom(), this.finishNode(e3, "ImportAttribute");
        }, oe.parseModuleExportName = function() {
          if (this.options.ecmaVersion >= 13 && this.type === O.string) {
            var e3 = this.parseLiteral(this.value);
            return Z.test(e3.value) && this.raise(e3.start, "An export name cannot include a lone surrogate."), e3;
          }
          return this.parseIdent(true);
        }, oe.adaptDirectivePrologue = function(e3) {
          for (var t3 = 0; t3 < e3.length && this.isDirectiveCandidate(e3[t3]); ++t3) e3[t3].directive = e3[t3].expression.raw.slice(1, -1);
        }, oe.isDirectiveCandidate = function(e3) {
          return this.options.ecmaVersion >= 5 && "ExpressionStatement" === e3.type && "Literal" === e3.expression.type && "string" == typeof e3.expression.value && ('"' === this.input[e3.start] || "'" === this.input[e3.start]);
        };
        var de = acorn_Parser.prototype;
        de.toAssignable = function(e3, t3, i2) {
          if (this.options.ecmaVersion >= 6 && e3) switch (e3.type) {
            case "Identifier":
              this.inAsync && "await" === e3.name && this.raise(e3.start, "Cannot use 'await' as identifier inside an async function");
              break;
            case "ObjectPattern":
            case "ArrayPattern":
            case "AssignmentPattern":
            case "RestElement":
              break;
            case "ObjectExpression":
              e3.type = "ObjectPattern", i2 && this.checkPatternErrors(i2, true);
              for (var n2 = 0, a2 = e3.properties; n2 < a2.length; n2 += 1) {
                var c2 = a2[n2];
                this.toAssignable(c2, t3), "RestElement" !== c2.type || "ArrayPattern" !== c2.argument.type && "ObjectPattern" !== c2.argument.type || this.raise(c2.argument.start, "Unexpected token");
              }
              break;
            case "Property":
              "init" !== e3.kind && this.raise(e3.key.start, "Object pattern can't contain getter or setter"), this.toAssignable(e3.value, t3);
              break;
            case "ArrayExpression":
              e3.type = "ArrayPattern", i2 && this.checkPatternErrors(i2, true), this.toAssignableList(e3.elements, t3);
              break;
            case "SpreadElement":
              e3.type = "RestElement", this.toAssignable(e3.argument, t3), "AssignmentPattern" === e3.argument.type && this.raise(e3.argument.start, "Rest elements cannot have a default value");
              break;
            case "AssignmentExpression":
              "=" !== e3.operator && this.raise(e3.left.end, "Only '=' operator can be used for specifying default value."), e3.type = "AssignmentPattern", delete e3.operator, this.toAssignable(e3.left, t3);
              break;
            case "ParenthesizedExpression":
              this.toAssignable(e3.expression, t3, i2);
              break;
            case "ChainExpression":
              this.raiseRecoverable(e3.start, "Optional chaining cannot appear in left-hand side");
              break;
            case "MemberExpression":
              if (!t3) break;
            default:
              this.raise(e3.start, "Assigning to rvalue");
          }
          else i2 && this.checkPatternErrors(i2, true);
          return e3;
        }, de.toAssignableList = function(e3, t3) {
          for (var i2 = e3.length, n2 = 0; n2 < i2; n2++) {
            var a2 = e3[n2];
            a2 && this.toAssignable(a2, t3);
          }
          if (i2) {
            var c2 = e3[i2 - 1];
            6 === this.options.ecmaVersion && t3 && c2 && "RestElement" === c2.type && "Identifier" !== c2.argument.type && this.unexpected(c2.argument.start);
          }
          return e3;
        }, de.parseSpread = function(e3) {
          var t3 = this.startNode();
          return this.next(), t3.argument = this.parseMaybeAssign(false, e3), this.finishNode(t3, "SpreadElement");
        }, de.parseRestBinding = function() {
          var e3 = this.startNode();
          return this.next(), 6 === this.options.ecmaVersion && this.type !== O.name && this.unexpected(), e3.argument = this.parseBindingAtom(), this.finishNode(e3, "RestElement");
        }, de.parseBindingAtom = function() {
          if (this.options.ecmaVersion >= 6) switch (this.type) {
            case O.bracketL:
              var e3 = this.startNode();
              return this.next(), e3.elements = this.parseBindingList(O.bracketR, true, true), this.finishNode(e3, "ArrayPattern");
            case O.braceL:
              return this.parseObj(true);
          }
          return this.parseIdent();
        }, de.parseBindingList = function(e3, t3, i2, n2) {
          for (var a2 = [], c2 = true; !this.eat(e3); ) if (c2 ? c2 = false : this.expect(O.comma), t3 && this.type === O.comma) a2.push(null);
          else {
            if (i2 && this.afterTrailingComma(e3)) break;
            if (this.type === O.ellipsis) {
              var l2 = this.parseRestBinding();
              this.parseBindingListItem(l2), a2.push(l2), this.type === O.comma && this.raiseRecoverable(this.start, "Comma is not permitted after the rest element"), this.expect(e3);
              break;
            }
            a2.push(this.parseAssignableListItem(n2));
          }
          return a2;
        }, de.parseAssignableListItem = function(e3) {
          var t3 = this.parseMaybeDefault(this.start, this.startLoc);
          return this.parseBindingListItem(t3), t3;
        }, de.parseBindingListItem = function(e3) {
          return e3;
        }, de.parseMaybeDefault = function(e3, t3, i2) {
          if (i2 = i2 || this.parseBindingAtom(), this.options.ecmaVersion < 6 || !this.eat(O.eq)) return i2;
          var n2 = this.startNodeAt(e3, t3);
          return n2.left = i2, n2.right = this.parseMaybeAssign(), this.finishNode(n2, "AssignmentPattern");
        }, de.checkLValSimple = function(e3, t3, i2) {
          void 0 === t3 && (t3 = 0);
          var n2 = 0 !== t3;
          switch (e3.type) {
            case "Identifier":
              this.strict && this.reservedWordsStrictBind.test(e3.name) && this.raiseRecoverable(e3.start, (n2 ? "Binding " : "Assigning to ") + e3.name + " in strict mode"), n2 && (2 === t3 && "let" === e3.name && this.raiseRecoverable(e3.start, "let is disallowed as a lexically bound name"), i2 && (H(i2, e3.name) && this.raiseRecoverable(e3.start, "Argument name clash"), i2[e3.name] = true), 5 !== t3 && this.declareName(e3.name, t3, e3.start));
              break;
            case "ChainExpression":
              this.raiseRecoverable(e3.start, "Optional chaining cannot appear in left-hand side");
              break;
            case "MemberExpression":
              n2 && this.raiseRecoverable(e3.start, "Binding member expression");
              break;
            case "ParenthesizedExpression":
              return n2 && this.raiseRecoverable(e3.start, "Binding parenthesized expression"), this.checkLValSimple(e3.expression, t3, i2);
            default:
              this.raise(e3.start, (n2 ? "Binding" : "Assigning to") + " rvalue");
          }
        }, de.checkLValPattern = function(e3, t3, i2) {
          switch (void 0 === t3 && (t3 = 0), e3.type) {
            case "ObjectPattern":
              for (var n2 = 0, a2 = e3.properties; n2 < a2.length; n2 += 1) {
                var c2 = a2[n2];
                this.checkLValInnerPattern(c2, t3, i2);
              }
              break;
            case "ArrayPattern":
              for (var l2 = 0, y2 = e3.elements; l2 < y2.length; l2 += 1) {
                var E2 = y2[l2];
                E2 && this.checkLValInnerPattern(E2, t3, i2);
              }
              break;
            default:
              this.checkLValSimple(e3, t3, i2);
          }
        }, de.checkLValInnerPattern = function(e3, t3, i2) {
          switch (void 0 === t3 && (t3 = 0), e3.type) {
            case "Property":
              this.checkLValInnerPattern(e3.value, t3, i2);
              break;
            case "AssignmentPattern":
              this.checkLValPattern(e3.left, t3, i2);
              break;
            case "RestElement":
              this.checkLValPattern(e3.argument, t3, i2);
              break;
            default:
              this.checkLValPattern(e3, t3, i2);
          }
        };
        var acorn_TokContext = function(e3, t3, i2, n2, a2) {
          this.token = e3, this.isExpr = !!t3, this.preserveSpace = !!i2, this.override = n2, this.generator = !!a2;
        }, fe = { b_stat: new acorn_TokContext("{", false), b_expr: new acorn_TokContext("{", true), b_tmpl: new acorn_TokContext("${", false), p_stat: new acorn_TokContext("(", false), p_expr: new acorn_TokContext("(", true), q_tmpl: new acorn_TokContext("`", true, true, function(e3) {
          return e3.tryReadTemplateToken();
        }), f_stat: new acorn_TokContext("function", false), f_expr: new acorn_TokContext("function", true), f_expr_gen: new acorn_TokContext("function", true, false, null, true), f_gen: new acorn_TokContext("function", false, false, null, true) }, me = acorn_Parser.prototype;
        me.initialContext = function() {
          return [fe.b_stat];
        }, me.curContext = function() {
          return this.context[this.context.length - 1];
        }, me.braceIsBlock = function(e3) {
          var t3 = this.curContext();
          return t3 === fe.f_expr || t3 === fe.f_stat || (e3 !== O.colon || t3 !== fe.b_stat && t3 !== fe.b_expr ? e3 === O._return || e3 === O.name && this.exprAllowed ? j.test(this.input.slice(this.lastTokEnd, this.start)) : e3 === O._else || e3 === O.semi || e3 === O.eof || e3 === O.parenR || e3 === O.arrow || (e3 === O.braceL ? t3 === fe.b_stat : e3 !== O._var && e3 !== O._const && e3 !== O.name && !this.exprAllowed) : !t3.isExpr);
        }, me.inGeneratorContext = function() {
          for (var e3 = this.context.length - 1; e3 >= 1; e3--) {
            var t3 = this.context[e3];
            if ("function" === t3.token) return t3.generator;
          }
          return false;
        }, me.updateContext = function(e3) {
          var t3, i2 = this.type;
          i2.keyword && e3 === O.dot ? this.exprAllowed = false : (t3 = i2.updateContext) ? t3.call(this, e3) : this.exprAllowed = i2.beforeExpr;
        }, me.overrideContext = function(e3) {
          this.curContext() !== e3 && (this.context[this.context.length - 1] = e3);
        }, O.parenR.updateContext = O.braceR.updateContext = function() {
          if (1 !== this.context.length) {
            var e3 = this.context.pop();
            e3 === fe.b_stat && "function" === this.curContext().token && (e3 = this.context.pop()), this.exprAllowed = !e3.isExpr;
          } else this.exprAllowed = true;
        }, O.braceL.updateContext = function(e3) {
          this.context.push(this.braceIsBlock(e3) ? fe.b_stat : fe.b_expr), this.exprAllowed = true;
        }, O.dollarBraceL.updateContext = function() {
          this.context.push(fe.b_tmpl), this.exprAllowed = true;
        }, O.parenL.updateContext = function(e3) {
          var t3 = e3 === O._if || e3 === O._for || e3 === O._with || e3 === O._while;
          this.context.push(t3 ? fe.p_stat : fe.p_expr), this.exprAllowed = true;
        }, O.incDec.updateContext = function() {
        }, O._function.updateContext = O._class.updateContext = function(e3) {
          !e3.beforeExpr || e3 === O._else || e3 === O.semi && this.curContext() !== fe.p_stat || e3 === O._return && j.test(this.input.slice(this.lastTokEnd, this.start)) || (e3 === O.colon || e3 === O.braceL) && this.curContext() === fe.b_stat ? this.context.push(fe.f_stat) : this.context.push(fe.f_expr), this.exprAllowed = false;
        }, O.colon.updateContext = function() {
          "function" === this.curContext().token && this.context.pop(), this.exprAllowed = true;
        }, O.backQuote.updateContext = function() {
          this.curContext() === fe.q_tmpl ? this.context.pop() : this.context.push(fe.q_tmpl), this.exprAllowed = false;
        }, O.star.updateContext = function(e3) {
          if (e3 === O._function) {
            var t3 = this.context.length - 1;
            this.context[t3] === fe.f_expr ? this.context[t3] = fe.f_expr_gen : this.context[t3] = fe.f_gen;
          }
          this.exprAllowed = true;
        }, O.name.updateContext = function(e3) {
          var t3 = false;
          this.options.ecmaVersion >= 6 && e3 !== O.dot && ("of" === this.value && !this.exprAllowed || "yield" === this.value && this.inGeneratorContext()) && (t3 = true), this.exprAllowed = t3;
        };
        var ge = acorn_Parser.prototype;
        function isLocalVariableAccess(e3) {
          return "Identifier" === e3.type || "ParenthesizedExpression" === e3.type && isLocalVariableAccess(e3.expression);
        }
        function isPrivateFieldAccess(e3) {
          return "MemberExpression" === e3.type && "PrivateIdentifier" === e3.property.type || "ChainExpression" === e3.type && isPrivateFieldAccess(e3.expression) || "ParenthesizedExpression" === e3.type && isPrivateFieldAccess(e3.expression);
        }
        ge.checkPropClash = function(e3, t3, i2) {
          if (!(this.options.ecmaVersion >= 9 && "SpreadElement" === e3.type || this.options.ecmaVersion >= 6 && (e3.computed || e3.method || e3.shorthand))) {
            var n2, a2 = e3.key;
            switch (a2.type) {
              case "Identifier":
                n2 = a2.name;
                break;
              case "Literal":
                n2 = String(a2.value);
                break;
              default:
                return;
            }
            var c2 = e3.kind;
            if (this.options.ecmaVersion >= 6) "__proto__" === n2 && "init" === c2 && (t3.proto && (i2 ? i2.doubleProto < 0 && (i2.doubleProto = a2.start) : this.raiseRecoverable(a2.start, "Redefinition of __proto__ property")), t3.proto = true);
            else {
              var l2 = t3[n2 = "$" + n2];
              if (l2) ("init" === c2 ? this.strict && l2.init || l2.get || l2.set : l2.init || l2[c2]) && this.raiseRecoverable(a2.start, "Redefinition of property");
              else l2 = t3[n2] = { init: false, get: false, set: false };
              l2[c2] = true;
            }
          }
        }, ge.parseExpression = function(e3, t3) {
          var i2 = this.start, n2 = this.startLoc, a2 = this.parseMaybeAssign(e3, t3);
          if (this.type === O.comma) {
            var c2 = this.startNodeAt(i2, n2);
            for (c2.expressions = [a2]; this.eat(O.comma); ) c2.expressions.push(this.parseMaybeAssign(e3, t3));
            return this.finishNode(c2, "SequenceExpression");
          }
          return a2;
        }, ge.parseMaybeAssign = function(e3, t3, i2) {
          if (this.isContextual("yield")) {
            if (this.inGenerator) return this.parseYield(e3);
            this.exprAllowed = false;
          }
          var n2 = false, a2 = -1, c2 = -1, l2 = -1;
          t3 ? (a2 = t3.parenthesizedAssign, c2 = t3.trailingComma, l2 = t3.doubleProto, t3.parenthesizedAssign = t3.trailingComma = -1) : (t3 = new acorn_DestructuringErrors(), n2 = true);
          var y2 = this.start, E2 = this.startLoc;
          this.type !== O.parenL && this.type !== O.name || (this.potentialArrowAt = this.start, this.potentialArrowInForAwait = "await" === e3);
          var w2 = this.parseMaybeConditional(e3, t3);
          if (i2 && (w2 = i2.call(this, w2, y2, E2)), this.type.isAssign) {
            var C2 = this.startNodeAt(y2, E2);
            return C2.operator = this.value, this.type === O.eq && (w2 = this.toAssignable(w2, false, t3)), n2 || (t3.parenthesizedAssign = t3.trailingComma = t3.doubleProto = -1), t3.shorthandAssign >= w2.start && (t3.shorthandAssign = -1), this.type === O.eq ? this.checkLValPattern(w2) : this.checkLValSimple(w2), C2.left = w2, this.next(), C2.right = this.parseMaybeAssign(e3), l2 > -1 && (t3.doubleProto = l2), this.finishNode(C2, "AssignmentExpression");
          }
          return n2 && this.checkExpressionErrors(t3, true), a2 > -1 && (t3.parenthesizedAssign = a2), c2 > -1 && (t3.trailingComma = c2), w2;
        }, ge.parseMaybeConditional = function(e3, t3) {
          var i2 = this.start, n2 = this.startLoc, a2 = this.parseExprOps(e3, t3);
          if (this.checkExpressionErrors(t3)) return a2;
          if (this.eat(O.question)) {
            var c2 = this.startNodeAt(i2, n2);
            return c2.test = a2, c2.consequent = this.parseMaybeAssign(), this.expect(O.colon), c2.alternate = this.parseMaybeAssign(e3), this.finishNode(c2, "ConditionalExpression");
          }
          return a2;
        }, ge.parseExprOps = function(e3, t3) {
          var i2 = this.start, n2 = this.startLoc, a2 = this.parseMaybeUnary(t3, false, false, e3);
          return this.checkExpressionErrors(t3) || a2.start === i2 && "ArrowFunctionExpression" === a2.type ? a2 : this.parseExprOp(a2, i2, n2, -1, e3);
        }, ge.parseExprOp = function(e3, t3, i2, n2, a2) {
          var c2 = this.type.binop;
          if (null != c2 && (!a2 || this.type !== O._in) && c2 > n2) {
            var l2 = this.type === O.logicalOR || this.type === O.logicalAND, y2 = this.type === O.coalesce;
            y2 && (c2 = O.logicalAND.binop);
            var E2 = this.value;
            this.next();
            var w2 = this.start, C2 = this.startLoc, S2 = this.parseExprOp(this.parseMaybeUnary(null, false, false, a2), w2, C2, c2, a2), I2 = this.buildBinary(t3, i2, e3, S2, E2, l2 || y2);
            return (l2 && this.type === O.coalesce || y2 && (this.type === O.logicalOR || this.type === O.logicalAND)) && this.raiseRecoverable(this.start, "Logical expressions and coalesce expressions cannot be mixed. Wrap either by parentheses"), this.parseExprOp(I2, t3, i2, n2, a2);
          }
          return e3;
        }, ge.buildBinary = function(e3, t3, i2, n2, a2, c2) {
          "PrivateIdentifier" === n2.type && this.raise(n2.start, "Private identifier can only be left side of binary expression");
          var l2 = this.startNodeAt(e3, t3);
          return l2.left = i2, l2.operator = a2, l2.right = n2, this.finishNode(l2, c2 ? "LogicalExpression" : "BinaryExpression");
        }, ge.parseMaybeUnary = function(e3, t3, i2, n2) {
          var a2, c2 = this.start, l2 = this.startLoc;
          if (this.isContextual("await") && this.canAwait) a2 = this.parseAwait(n2), t3 = true;
          else if (this.type.prefix) {
            var y2 = this.startNode(), E2 = this.type === O.incDec;
            y2.operator = this.value, y2.prefix = true, this.next(), y2.argument = this.parseMaybeUnary(null, true, E2, n2), this.checkExpressionErrors(e3, true), E2 ? this.checkLValSimple(y2.argument) : this.strict && "delete" === y2.operator && isLocalVariableAccess(y2.argument) ? this.raiseRecoverable(y2.start, "Deleting local variable in strict mode") : "delete" === y2.operator && isPrivateFieldAccess(y2.argument) ? this.raiseRecoverable(y2.start, "Private fields can not be deleted") : t3 = true, a2 = this.finishNode(y2, E2 ? "UpdateExpression" : "UnaryExpression");
          } else if (t3 || this.type !== O.privateId) {
            if (a2 = this.parseExprSubscripts(e3, n2), this.checkExpressionErrors(e3)) return a2;
            for (; this.type.postfix && !this.canInsertSemicolon(); ) {
              var w2 = this.startNodeAt(c2, l2);
              w2.operator = this.value, w2.prefix = false, w2.argument = a2, this.checkLValSimple(a2), this.next(), a2 = this.finishNode(w2, "UpdateExpression");
            }
          } else (n2 || 0 === this.privateNameStack.length) && this.options.checkPrivateFields && this.unexpected(), a2 = this.parsePrivateIdent(), this.type !== O._in && this.unexpected();
          return i2 || !this.eat(O.starstar) ? a2 : t3 ? void this.unexpected(this.lastTokStart) : this.buildBinary(c2, l2, a2, this.parseMaybeUnary(null, false, false, n2), "**", false);
        }, ge.parseExprSubscripts = function(e3, t3) {
          var i2 = this.start, n2 = this.startLoc, a2 = this.parseExprAtom(e3, t3);
          if ("ArrowFunctionExpression" === a2.type && ")" !== this.input.slice(this.lastTokStart, this.lastTokEnd)) return a2;
          var c2 = this.parseSubscripts(a2, i2, n2, false, t3);
          return e3 && "MemberExpression" === c2.type && (e3.parenthesizedAssign >= c2.start && (e3.parenthesizedAssign = -1), e3.parenthesizedBind >= c2.start && (e3.parenthesizedBind = -1), e3.trailingComma >= c2.start && (e3.trailingComma = -1)), c2;
        }, ge.parseSubscripts = function(e3, t3, i2, n2, a2) {
          for (var c2 = this.options.ecmaVersion >= 8 && "Identifier" === e3.type && "async" === e3.name && this.lastTokEnd === e3.end && !this.canInsertSemicolon() && e3.end - e3.start === 5 && this.potentialArrowAt === e3.start, l2 = false; ; ) {
            var y2 = this.parseSubscript(e3, t3, i2, n2, c2, l2, a2);
            if (y2.optional && (l2 = true), y2 === e3 || "ArrowFunctionExpression" === y2.type) {
              if (l2) {
                var E2 = this.startNodeAt(t3, i2);
                E2.expression = y2, y2 = this.finishNode(E2, "ChainExpression");
              }
              return y2;
            }
            e3 = y2;
          }
        }, ge.shouldParseAsyncArrow = function() {
          return !this.canInsertSemicolon() && this.eat(O.arrow);
        }, ge.parseSubscriptAsyncArrow = function(e3, t3, i2, n2) {
          return this.parseArrowExpression(this.startNodeAt(e3, t3), i2, true, n2);
        }, ge.parseSubscript = function(e3, t3, i2, n2, a2, c2, l2) {
          var y2 = this.options.ecmaVersion >= 11, E2 = y2 && this.eat(O.questionDot);
          n2 && E2 && this.raise(this.lastTokStart, "Optional chaining cannot appear in the callee of new expressions");
          var w2 = this.eat(O.bracketL);
          if (w2 || E2 && this.type !== O.parenL && this.type !== O.backQuote || this.eat(O.dot)) {
            var C2 = this.startNodeAt(t3, i2);
            C2.object = e3, w2 ? (C2.property = this.parseExpression(), this.expect(O.bracketR)) : this.type === O.privateId && "Super" !== e3.type ? C2.property = this.parsePrivateIdent() : C2.property = this.parseIdent("never" !== this.options.allowReserved), C2.computed = !!w2, y2 && (C2.optional = E2), e3 = this.finishNode(C2, "MemberExpression");
          } else if (!n2 && this.eat(O.parenL)) {
            var S2 = new acorn_DestructuringErrors(), I2 = this.yieldPos, N2 = this.awaitPos, j2 = this.awaitIdentPos;
            this.yieldPos = 0, this.awaitPos = 0, this.awaitIdentPos = 0;
            var F2 = this.parseExprList(O.parenR, this.options.ecmaVersion >= 8, false, S2);
            if (a2 && !E2 && this.shouldParseAsyncArrow()) return this.checkPatternErrors(S2, false), this.checkYieldAwaitInDefaultParams(), this.awaitIdentPos > 0 && this.raise(this.awaitIdentPos, "Cannot use 'await' as identifier inside an async function"), this.yieldPos = I2, this.awaitPos = N2, this.awaitIdentPos = j2, this.parseSubscriptAsyncArrow(t3, i2, F2, l2);
            this.checkExpressionErrors(S2, true), this.yieldPos = I2 || this.yieldPos, this.awaitPos = N2 || this.awaitPos, this.awaitIdentPos = j2 || this.awaitIdentPos;
            var B2 = this.startNodeAt(t3, i2);
            B2.callee = e3, B2.arguments = F2, y2 && (B2.optional = E2), e3 = this.finishNode(B2, "CallExpression");
          } else if (this.type === O.backQuote) {
            (E2 || c2) && this.raise(this.start, "Optional chaining cannot appear in the tag of tagged template expressions");
            var $2 = this.startNodeAt(t3, i2);
            $2.tag = e3, $2.quasi = this.parseTemplate({ isTagged: true }), e3 = this.finishNode($2, "TaggedTemplateExpression");
          }
          return e3;
        }, ge.parseExprAtom = function(e3, t3, i2) {
          this.type === O.slash && this.readRegexp();
          var n2, a2 = this.potentialArrowAt === this.start;
          switch (this.type) {
            case O._super:
              return this.allowSuper || this.raise(this.start, "'super' keyword outside a method"), n2 = this.startNode(), this.next(), this.type !== O.parenL || this.allowDirectSuper || this.raise(n2.start, "super() call outside constructor of a subclass"), this.type !== O.dot && this.type !== O.bracketL && this.type !== O.parenL && this.unexpected(), this.finishNode(n2, "Super");
            case O._this:
              return n2 = this.startNode(), this.next(), this.finishNode(n2, "ThisExpression");
            case O.name:
              var c2 = this.start, l2 = this.startLoc, y2 = this.containsEsc, E2 = this.parseIdent(false);
              if (this.options.ecmaVersion >= 8 && !y2 && "async" === E2.name && !this.canInsertSemicolon() && this.eat(O._function)) return this.overrideContext(fe.f_expr), this.parseFunction(this.startNodeAt(c2, l2), 0, false, true, t3);
              if (a2 && !this.canInsertSemicolon()) {
                if (this.eat(O.arrow)) return this.parseArrowExpression(this.startNodeAt(c2, l2), [E2], false, t3);
                if (this.options.ecmaVersion >= 8 && "async" === E2.name && this.type === O.name && !y2 && (!this.potentialArrowInForAwait || "of" !== this.value || this.containsEsc)) return E2 = this.parseIdent(false), !this.canInsertSemicolon() && this.eat(O.arrow) || this.unexpected(), this.parseArrowExpression(this.startNodeAt(c2, l2), [E2], true, t3);
              }
              return E2;
            case O.regexp:
              var w2 = this.value;
              return (n2 = this.parseLiteral(w2.value)).regex = { pattern: w2.pattern, flags: w2.flags }, n2;
            case O.num:
            case O.string:
              return this.parseLiteral(this.value);
            case O._null:
            case O._true:
            case O._false:
              return (n2 = this.startNode()).value = this.type === O._null ? null : this.type === O._true, n2.raw = this.type.keyword, this.next(), this.finishNode(n2, "Literal");
            case O.parenL:
              var C2 = this.start, S2 = this.parseParenAndDistinguishExpression(a2, t3);
              return e3 && (e3.parenthesizedAssign < 0 && !this.isSimpleAssignTarget(S2) && (e3.parenthesizedAssign = C2), e3.parenthesizedBind < 0 && (e3.parenthesizedBind = C2)), S2;
            case O.bracketL:
              return n2 = this.startNode(), this.next(), n2.elements = this.parseExprList(O.bracketR, true, true, e3), this.finishNode(n2, "ArrayExpression");
            case O.braceL:
              return this.overrideContext(fe.b_expr), this.parseObj(false, e3);
            case O._function:
              return n2 = this.startNode(), this.next(), this.parseFunction(n2, 0);
            case O._class:
              return this.parseClass(this.startNode(), false);
            case O._new:
              return this.parseNew();
            case O.backQuote:
              return this.parseTemplate();
            case O._import:
              return this.options.ecmaVersion >= 11 ? this.parseExprImport(i2) : this.unexpected();
            default:
              return this.parseExprAtomDefault();
          }
        }, ge.parseExprAtomDefault = function() {
          this.unexpected();
        }, ge.parseExprImport = function(e3) {
          var t3 = this.startNode();
          if (this.containsEsc && this.raiseRecoverable(this.start, "Escape sequence in keyword import"), this.next(), this.type === O.parenL && !e3) return this.parseDynamicImport(t3);
          if (this.type === O.dot) {
            var i2 = this.startNodeAt(t3.start, t3.loc && t3.loc.start);
            return i2.name = "import", t3.meta = this.finishNode(i2, "Identifier"), this.parseImportMeta(t3);
          }
          this.unexpected();
        }, ge.parseDynamicImport = function(e3) {
          if (this.next(), e3.source = this.parseMaybeAssign(), this.options.ecmaVersion >= 16) this.eat(O.parenR) ? e3.options = null : (this.expect(O.comma), this.afterTrailingComma(O.parenR) ? e3.options = null : (e3.options = this.parseMaybeAssign(), this.eat(O.parenR) || (this.expect(O.comma), this.afterTrailingComma(O.parenR) || this.unexpected())));
          else if (!this.eat(O.parenR)) {
            var t3 = this.start;
            this.eat(O.comma) && this.eat(O.parenR) ? this.raiseRecoverable(t3, "Trailing comma is not allowed in import()") : this.unexpected(t3);
          }
          return this.finishNode(e3, "ImportExpression");
        }, ge.parseImportMeta = function(e3) {
          this.next();
          var t3 = this.containsEsc;
          return e3.property = this.parseIdent(true), "meta" !== e3.property.name && this.raiseRecoverable(e3.property.start, "The only valid meta property for import is 'import.meta'"), t3 && this.raiseRecoverable(e3.start, "'import.meta' must not contain escaped characters"), "module" === this.options.sourceType || this.options.allowImportExportEverywhere || this.raiseRecoverable(e3.start, "Cannot use 'import.meta' outside a module"), this.finishNode(e3, "MetaProperty");
        }, ge.parseLiteral = function(e3) {
          var t3 = this.startNode();
          return t3.value = e3, t3.raw = this.input.slice(this.start, this.end), 110 === t3.raw.charCodeAt(t3.raw.length - 1) && (t3.bigint = null != t3.value ? t3.value.toString() : t3.raw.slice(0, -1).replace(/_/g, "")), this.next(), this.finishNode(t3, "Literal");
        }, ge.parseParenExpression = function() {
          this.expect(O.parenL);
          var e3 = this.parseExpression();
          return this.expect(O.parenR), e3;
        }, ge.shouldParseArrow = function(e3) {
          return !this.canInsertSemicolon();
        }, ge.parseParenAndDistinguishExpression = function(e3, t3) {
          var i2, n2 = this.start, a2 = this.startLoc, c2 = this.options.ecmaVersion >= 8;
          if (this.options.ecmaVersion >= 6) {
            this.next();
            var l2, y2 = this.start, E2 = this.startLoc, w2 = [], C2 = true, S2 = false, I2 = new acorn_DestructuringErrors(), N2 = this.yieldPos, j2 = this.awaitPos;
            for (this.yieldPos = 0, this.awaitPos = 0; this.type !== O.parenR; ) {
              if (C2 ? C2 = false : this.expect(O.comma), c2 && this.afterTrailingComma(O.parenR, true)) {
                S2 = true;
                break;
              }
              if (this.type === O.ellipsis) {
                l2 = this.start, w2.push(this.parseParenItem(this.parseRestBinding())), this.type === O.comma && this.raiseRecoverable(this.start, "Comma is not permitted after the rest element");
                break;
              }
              w2.push(this.parseMaybeAssign(false, I2, this.parseParenItem));
            }
            var F2 = this.lastTokEnd, B2 = this.lastTokEndLoc;
            if (this.expect(O.parenR), e3 && this.shouldParseArrow(w2) && this.eat(O.arrow)) return this.checkPatternErrors(I2, false), this.checkYieldAwaitInDefaultParams(), this.yieldPos = N2, this.awaitPos = j2, this.parseParenArrowList(n2, a2, w2, t3);
            w2.length && !S2 || this.unexpected(this.lastTokStart), l2 && this.unexpected(l2), this.checkExpressionErrors(I2, true), this.yieldPos = N2 || this.yieldPos, this.awaitPos = j2 || this.awaitPos, w2.length > 1 ? ((i2 = this.startNodeAt(y2, E2)).expressions = w2, this.finishNodeAt(i2, "SequenceExpression", F2, B2)) : i2 = w2[0];
          } else i2 = this.parseParenExpression();
          if (this.options.preserveParens) {
            var $2 = this.startNodeAt(n2, a2);
            return $2.expression = i2, this.finishNode($2, "ParenthesizedExpression");
          }
          return i2;
        }, ge.parseParenItem = function(e3) {
          return e3;
        }, ge.parseParenArrowList = function(e3, t3, i2, n2) {
          return this.parseArrowExpression(this.startNodeAt(e3, t3), i2, false, n2);
        };
        var xe = [];
        ge.parseNew = function() {
          this.containsEsc && this.raiseRecoverable(this.start, "Escape sequence in keyword new");
          var e3 = this.startNode();
          if (this.next(), this.options.ecmaVersion >= 6 && this.type === O.dot) {
            var t3 = this.startNodeAt(e3.start, e3.loc && e3.loc.start);
            t3.name = "new", e3.meta = this.finishNode(t3, "Identifier"), this.next();
            var i2 = this.containsEsc;
            return e3.property = this.parseIdent(true), "target" !== e3.property.name && this.raiseRecoverable(e3.property.start, "The only valid meta property for new is 'new.target'"), i2 && this.raiseRecoverable(e3.start, "'new.target' must not contain escaped characters"), this.allowNewDotTarget || this.raiseRecoverable(e3.start, "'new.target' can only be used in functions and class static block"), this.finishNode(e3, "MetaProperty");
          }
          var n2 = this.start, a2 = this.startLoc;
          return e3.callee = this.parseSubscripts(this.parseExprAtom(null, false, true), n2, a2, true, false), this.eat(O.parenL) ? e3.arguments = this.parseExprList(O.parenR, this.options.ecmaVersion >= 8, false) : e3.arguments = xe, this.finishNode(e3, "NewExpression");
        }, ge.parseTemplateElement = function(e3) {
          var t3 = e3.isTagged, i2 = this.startNode();
          return this.type === O.invalidTemplate ? (t3 || this.raiseRecoverable(this.start, "Bad escape sequence in untagged template literal"), i2.value = { raw: this.value.replace(/\r\n?/g, "\n"), cooked: null }) : i2.value = { raw: this.input.slice(this.start, this.end).replace(/\r\n?/g, "\n"), cooked: this.value }, this.next(), i2.tail = this.type === O.backQuote, this.finishNode(i2, "TemplateElement");
        }, ge.parseTemplate = function(e3) {
          void 0 === e3 && (e3 = {});
          var t3 = e3.isTagged;
          void 0 === t3 && (t3 = false);
          var i2 = this.startNode();
          this.next(), i2.expressions = [];
          var n2 = this.parseTemplateElement({ isTagged: t3 });
          for (i2.quasis = [n2]; !n2.tail; ) this.type === O.eof && this.raise(this.pos, "Unterminated template literal"), this.expect(O.dollarBraceL), i2.expressions.push(this.parseExpression()), this.expect(O.braceR), i2.quasis.push(n2 = this.parseTemplateElement({ isTagged: t3 }));
          return this.next(), this.finishNode(i2, "TemplateLiteral");
        }, ge.isAsyncProp = function(e3) {
          return !e3.computed && "Identifier" === e3.key.type && "async" === e3.key.name && (this.type === O.name || this.type === O.num || this.type === O.string || this.type === O.bracketL || this.type.keyword || this.options.ecmaVersion >= 9 && this.type === O.star) && !j.test(this.input.slice(this.lastTokEnd, this.start));
        }, ge.parseObj = function(e3, t3) {
          var i2 = this.startNode(), n2 = true, a2 = {};
          for (i2.properties = [], this.next(); !this.eat(O.braceR); ) {
            if (n2) n2 = false;
            else if (this.expect(O.comma), this.options.ecmaVersion >= 5 && this.afterTrailingComma(O.braceR)) break;
            var c2 = this.parseProperty(e3, t3);
            e3 || this.checkPropClash(c2, a2, t3), i2.properties.push(c2);
          }
          return this.finishNode(i2, e3 ? "ObjectPattern" : "ObjectExpression");
        }, ge.parseProperty = function(e3, t3) {
          var i2, n2, a2, c2, l2 = this.startNode();
          if (this.options.ecmaVersion >= 9 && this.eat(O.ellipsis)) return e3 ? (l2.argument = this.parseIdent(false), this.type === O.comma && this.raiseRecoverable(this.start, "Comma is not permitted after the rest element"), this.finishNode(l2, "RestElement")) : (l2.argument = this.parseMaybeAssign(false, t3), this.type === O.comma && t3 && t3.trailingComma < 0 && (t3.trailingComma = this.start), this.finishNode(l2, "SpreadElement"));
          this.options.ecmaVersion >= 6 && (l2.method = false, l2.shorthand = false, (e3 || t3) && (a2 = this.start, c2 = this.startLoc), e3 || (i2 = this.eat(O.star)));
          var y2 = this.containsEsc;
          return this.parsePropertyName(l2), !e3 && !y2 && this.options.ecmaVersion >= 8 && !i2 && this.isAsyncProp(l2) ? (n2 = true, i2 = this.options.ecmaVersion >= 9 && this.eat(O.star), this.parsePropertyName(l2)) : n2 = false, this.parsePropertyValue(l2, e3, i2, n2, a2, c2, t3, y2), this.finishNode(l2, "Property");
        }, ge.parseGetterSetter = function(e3) {
          var t3 = e3.key.name;
          this.parsePropertyName(e3), e3.value = this.parseMethod(false), e3.kind = t3;
          var i2 = "get" === e3.kind ? 0 : 1;
          if (e3.value.params.length !== i2) {
            var n2 = e3.value.start;
            "get" === e3.kind ? this.raiseRecoverable(n2, "getter should have no params") : this.raiseRecoverable(n2, "setter should have exactly one param");
          } else "set" === e3.kind && "RestElement" === e3.value.params[0].type && this.raiseRecoverable(e3.value.params[0].start, "Setter cannot use rest params");
        }, ge.parsePropertyValue = function(e3, t3, i2, n2, a2, c2, l2, y2) {
          (i2 || n2) && this.type === O.colon && this.unexpected(), this.eat(O.colon) ? (e3.value = t3 ? this.parseMaybeDefault(this.start, this.startLoc) : this.parseMaybeAssign(false, l2), e3.kind = "init") : this.options.ecmaVersion >= 6 && this.type === O.parenL ? (t3 && this.unexpected(), e3.method = true, e3.value = this.parseMethod(i2, n2), e3.kind = "init") : t3 || y2 || !(this.options.ecmaVersion >= 5) || e3.computed || "Identifier" !== e3.key.type || "get" !== e3.key.name && "set" !== e3.key.name || this.type === O.comma || this.type === O.braceR || this.type === O.eq ? this.options.ecmaVersion >= 6 && !e3.computed && "Identifier" === e3.key.type ? ((i2 || n2) && this.unexpected(), this.checkUnreserved(e3.key), "await" !== e3.key.name || this.awaitIdentPos || (this.awaitIdentPos = a2), t3 ? e3.value = this.parseMaybeDefault(a2, c2, this.copyNode(e3.key)) : this.type === O.eq && l2 ? (l2.shorthandAssign < 0 && (l2.shorthandAssign = this.start), e3.value = this.parseMaybeDefault(a2, c2, this.copyNode(e3.key))) : e3.value = this.copyNode(e3.key), e3.kind = "init", e3.shorthand = true) : this.unexpected() : ((i2 || n2) && this.unexpected(), this.parseGetterSetter(e3));
        }, ge.parsePropertyName = function(e3) {
          if (this.options.ecmaVersion >= 6) {
            if (this.eat(O.bracketL)) return e3.computed = true, e3.key = this.parseMaybeAssign(), this.expect(O.bracketR), e3.key;
            e3.computed = false;
          }
          return e3.key = this.type === O.num || this.type === O.string ? this.parseExprAtom() : this.parseIdent("never" !== this.options.allowReserved);
        }, ge.initFunction = function(e3) {
          e3.id = null, this.options.ecmaVersion >= 6 && (e3.generator = e3.expression = false), this.options.ecmaVersion >= 8 && (e3.async = false);
        }, ge.parseMethod = function(e3, t3, i2) {
          var n2 = this.startNode(), a2 = this.yieldPos, c2 = this.awaitPos, l2 = this.awaitIdentPos;
          return this.initFunction(n2), this.options.ecmaVersion >= 6 && (n2.generator = e3), this.options.ecmaVersion >= 8 && (n2.async = !!t3), this.yieldPos = 0, this.awaitPos = 0, this.awaitIdentPos = 0, this.enterScope(64 | functionFlags(t3, n2.generator) | (i2 ? 128 : 0)), this.expect(O.parenL), n2.params = this.parseBindingList(O.parenR, false, this.options.ecmaVersion >= 8), this.checkYieldAwaitInDefaultParams(), this.parseFunctionBody(n2, false, true, false), this.yieldPos = a2, this.awaitPos = c2, this.awaitIdentPos = l2, this.finishNode(n2, "FunctionExpression");
        }, ge.parseArrowExpression = function(e3, t3, i2, n2) {
          var a2 = this.yieldPos, c2 = this.awaitPos, l2 = this.awaitIdentPos;
          return this.enterScope(16 | functionFlags(i2, false)), this.initFunction(e3), this.options.ecmaVersion >= 8 && (e3.async = !!i2), this.yieldPos = 0, this.awaitPos = 0, this.awaitIdentPos = 0, e3.params = this.toAssignableList(t3, true), this.parseFunctionBody(e3, true, false, n2), this.yieldPos = a2, this.awaitPos = c2, this.awaitIdentPos = l2, this.finishNode(e3, "ArrowFunctionExpression");
        }, ge.parseFunctionBody = function(e3, t3, i2, n2) {
          var a2 = t3 && this.type !== O.braceL, c2 = this.strict, l2 = false;
          if (a2) e3.body = this.parseMaybeAssign(n2), e3.expression = true, this.checkParams(e3, false);
          else {
            var y2 = this.options.ecmaVersion >= 7 && !this.isSimpleParamList(e3.params);
            c2 && !y2 || (l2 = this.strictDirective(this.end)) && y2 && this.raiseRecoverable(e3.start, "Illegal 'use strict' directive in function with non-simple parameter list");
            var E2 = this.labels;
            this.labels = [], l2 && (this.strict = true), this.checkParams(e3, !c2 && !l2 && !t3 && !i2 && this.isSimpleParamList(e3.params)), this.strict && e3.id && this.checkLValSimple(e3.id, 5), e3.body = this.parseBlock(false, void 0, l2 && !c2), e3.expression = false, this.adaptDirectivePrologue(e3.body.body), this.labels = E2;
          }
          this.exitScope();
        }, ge.isSimpleParamList = function(e3) {
          for (var t3 = 0, i2 = e3; t3 < i2.length; t3 += 1) {
            if ("Identifier" !== i2[t3].type) return false;
          }
          return true;
        }, ge.checkParams = function(e3, t3) {
          for (var i2 = /* @__PURE__ */ Object.create(null), n2 = 0, a2 = e3.params; n2 < a2.length; n2 += 1) {
            var c2 = a2[n2];
            this.checkLValInnerPattern(c2, 1, t3 ? null : i2);
          }
        }, ge.parseExprList = function(e3, t3, i2, n2) {
          for (var a2 = [], c2 = true; !this.eat(e3); ) {
            if (c2) c2 = false;
            else if (this.expect(O.comma), t3 && this.afterTrailingComma(e3)) break;
            var l2 = void 0;
            i2 && this.type === O.comma ? l2 = null : this.type === O.ellipsis ? (l2 = this.parseSpread(n2), n2 && this.type === O.comma && n2.trailingComma < 0 && (n2.trailingComma = this.start)) : l2 = this.parseMaybeAssign(false, n2), a2.push(l2);
          }
          return a2;
        }, ge.checkUnreserved = function(e3) {
          var t3 = e3.start, i2 = e3.end, n2 = e3.name;
          (this.inGenerator && "yield" === n2 && this.raiseRecoverable(t3, "Cannot use 'yield' as identifier inside a generator"), this.inAsync && "await" === n2 && this.raiseRecoverable(t3, "Cannot use 'await' as identifier inside an async function"), this.currentThisScope().flags & se || "arguments" !== n2 || this.raiseRecoverable(t3, "Cannot use 'arguments' in class field initializer"), !this.inClassStaticBlock || "arguments" !== n2 && "await" !== n2 || this.raise(t3, "Cannot use " + n2 + " in class static initialization block"), this.keywords.test(n2) && this.raise(t3, "Unexpected keyword '" + n2 + "'"), this.options.ecmaVersion < 6 && -1 !== this.input.slice(t3, i2).indexOf("\\")) || (this.strict ? this.reservedWordsStrict : this.reservedWords).test(n2) && (this.inAsync || "await" !== n2 || this.raiseRecoverable(t3, "Cannot use keyword 'await' outside an async function"), this.raiseRecoverable(t3, "The keyword '" + n2 + "' is reserved"));
        }, ge.parseIdent = function(e3) {
          var t3 = this.parseIdentNode();
          return this.next(!!e3), this.finishNode(t3, "Identifier"), e3 || (this.checkUnreserved(t3), "await" !== t3.name || this.awaitIdentPos || (this.awaitIdentPos = t3.start)), t3;
        }, ge.parseIdentNode = function() {
          var e3 = this.startNode();
          return this.type === O.name ? e3.name = this.value : this.type.keyword ? (e3.name = this.type.keyword, "class" !== e3.name && "function" !== e3.name || this.lastTokEnd === this.lastTokStart + 1 && 46 === this.input.charCodeAt(this.lastTokStart) || this.context.pop(), this.type = O.name) : this.unexpected(), e3;
        }, ge.parsePrivateIdent = function() {
          var e3 = this.startNode();
          return this.type === O.privateId ? e3.name = this.value : this.unexpected(), this.next(), this.finishNode(e3, "PrivateIdentifier"), this.options.checkPrivateFields && (0 === this.privateNameStack.length ? this.raise(e3.start, "Private field '#" + e3.name + "' must be declared in an enclosing class") : this.privateNameStack[this.privateNameStack.length - 1].used.push(e3)), e3;
        }, ge.parseYield = function(e3) {
          this.yieldPos || (this.yieldPos = this.start);
          var t3 = this.startNode();
          return this.next(), this.type === O.semi || this.canInsertSemicolon() || this.type !== O.star && !this.type.startsExpr ? (t3.delegate = false, t3.argument = null) : (t3.delegate = this.eat(O.star), t3.argument = this.parseMaybeAssign(e3)), this.finishNode(t3, "YieldExpression");
        }, ge.parseAwait = function(e3) {
          this.awaitPos || (this.awaitPos = this.start);
          var t3 = this.startNode();
          return this.next(), t3.argument = this.parseMaybeUnary(null, true, false, e3), this.finishNode(t3, "AwaitExpression");
        };
        var ve = acorn_Parser.prototype;
        ve.raise = function(e3, t3) {
          var i2 = getLineInfo(this.input, e3);
          t3 += " (" + i2.line + ":" + i2.column + ")", this.sourceFile && (t3 += " in " + this.sourceFile);
          var n2 = new SyntaxError(t3);
          throw n2.pos = e3, n2.loc = i2, n2.raisedAt = this.pos, n2;
        }, ve.raiseRecoverable = ve.raise, ve.curPosition = function() {
          if (this.options.locations) return new acorn_Position(this.curLine, this.pos - this.lineStart);
        };
        var ye = acorn_Parser.prototype, acorn_Scope = function(e3) {
          this.flags = e3, this.var = [], this.lexical = [], this.functions = [];
        };
        ye.enterScope = function(e3) {
          this.scopeStack.push(new acorn_Scope(e3));
        }, ye.exitScope = function() {
          this.scopeStack.pop();
        }, ye.treatFunctionsAsVarInScope = function(e3) {
          return 2 & e3.flags || !this.inModule && 1 & e3.flags;
        }, ye.declareName = function(e3, t3, i2) {
          var n2 = false;
          if (2 === t3) {
            var a2 = this.currentScope();
            n2 = a2.lexical.indexOf(e3) > -1 || a2.functions.indexOf(e3) > -1 || a2.var.indexOf(e3) > -1, a2.lexical.push(e3), this.inModule && 1 & a2.flags && delete this.undefinedExports[e3];
          } else if (4 === t3) {
            this.currentScope().lexical.push(e3);
          } else if (3 === t3) {
            var c2 = this.currentScope();
            n2 = this.treatFunctionsAsVar ? c2.lexical.indexOf(e3) > -1 : c2.lexical.indexOf(e3) > -1 || c2.var.indexOf(e3) > -1, c2.functions.push(e3);
          } else for (var l2 = this.scopeStack.length - 1; l2 >= 0; --l2) {
            var y2 = this.scopeStack[l2];
            if (y2.lexical.indexOf(e3) > -1 && !(32 & y2.flags && y2.lexical[0] === e3) || !this.treatFunctionsAsVarInScope(y2) && y2.functions.indexOf(e3) > -1) {
              n2 = true;
              break;
            }
            if (y2.var.push(e3), this.inModule && 1 & y2.flags && delete this.undefinedExports[e3], y2.flags & se) break;
          }
          n2 && this.raiseRecoverable(i2, "Identifier '" + e3 + "' has already been declared");
        }, ye.checkLocalExport = function(e3) {
          -1 === this.scopeStack[0].lexical.indexOf(e3.name) && -1 === this.scopeStack[0].var.indexOf(e3.name) && (this.undefinedExports[e3.name] = e3);
        }, ye.currentScope = function() {
          return this.scopeStack[this.scopeStack.length - 1];
        }, ye.currentVarScope = function() {
          for (var e3 = this.scopeStack.length - 1; ; e3--) {
            var t3 = this.scopeStack[e3];
            if (771 & t3.flags) return t3;
          }
        }, ye.currentThisScope = function() {
          for (var e3 = this.scopeStack.length - 1; ; e3--) {
            var t3 = this.scopeStack[e3];
            if (771 & t3.flags && !(16 & t3.flags)) return t3;
          }
        };
        var acorn_Node = function(e3, t3, i2) {
          this.type = "", this.start = t3, this.end = 0, e3.options.locations && (this.loc = new acorn_SourceLocation(e3, i2)), e3.options.directSourceFile && (this.sourceFile = e3.options.directSourceFile), e3.options.ranges && (this.range = [t3, 0]);
        }, _e = acorn_Parser.prototype;
        function finishNodeAt(e3, t3, i2, n2) {
          return e3.type = t3, e3.end = i2, this.options.locations && (e3.loc.end = n2), this.options.ranges && (e3.range[1] = i2), e3;
        }
        _e.startNode = function() {
          return new acorn_Node(this, this.start, this.startLoc);
        }, _e.startNodeAt = function(e3, t3) {
          return new acorn_Node(this, e3, t3);
        }, _e.finishNode = function(e3, t3) {
          return finishNodeAt.call(this, e3, t3, this.lastTokEnd, this.lastTokEndLoc);
        }, _e.finishNodeAt = function(e3, t3, i2, n2) {
          return finishNodeAt.call(this, e3, t3, i2, n2);
        }, _e.copyNode = function(e3) {
          var t3 = new acorn_Node(this, e3.start, this.startLoc);
          for (var i2 in e3) t3[i2] = e3[i2];
          return t3;
        };
        var Ee = "ASCII ASCII_Hex_Digit AHex Alphabetic Alpha Any Assigned Bidi_Control Bidi_C Bidi_Mirrored Bidi_M Case_Ignorable CI Cased Changes_When_Casefolded CWCF Changes_When_Casemapped CWCM Changes_When_Lowercased CWL Changes_When_NFKC_Casefolded CWKCF Changes_When_Titlecased CWT Changes_When_Uppercased CWU Dash Default_Ignorable_Code_Point DI Deprecated Dep Diacritic Dia Emoji Emoji_Component Emoji_Modifier Emoji_Modifier_Base Emoji_Presentation Extender Ext Grapheme_Base Gr_Base Grapheme_Extend Gr_Ext Hex_Digit Hex IDS_Binary_Operator IDSB IDS_Trinary_Operator IDST ID_Continue IDC ID_Start IDS Ideographic Ideo Join_Control Join_C Logical_Order_Exception LOE Lowercase Lower Math Noncharacter_Code_Point NChar Pattern_Syntax Pat_Syn Pattern_White_Space Pat_WS Quotation_Mark QMark Radical Regional_Indicator RI Sentence_Terminal STerm Soft_Dotted SD Terminal_Punctuation Term Unified_Ideograph UIdeo Uppercase Upper Variation_Selector VS White_Space space XID_Continue XIDC XID_Start XIDS", be = Ee + " Extended_Pictographic", ke = be + " EBase EComp EMod EPres ExtPict", we = { 9: Ee, 10: be, 11: be, 12: ke, 13: ke, 14: ke }, Ce = { 9: "", 10: "", 11: "", 12: "", 13: "", 14: "Basic_Emoji Emoji_Keycap_Sequence RGI_Emoji_Modifier_Sequence RGI_Emoji_Flag_Sequence RGI_Emoji_Tag_Sequence RGI_Emoji_ZWJ_Sequence RGI_Emoji" }, Se = "Cased_Letter LC Close_Punctuation Pe Connector_Punctuation Pc Control Cc cntrl Currency_Symbol Sc Dash_Punctuation Pd Decimal_Number Nd digit Enclosing_Mark Me Final_Punctuation Pf Format Cf Initial_Punctuation Pi Letter L Letter_Number Nl Line_Separator Zl Lowercase_Letter Ll Mark M Combining_Mark Math_Symbol Sm Modifier_Letter Lm Modifier_Symbol Sk Nonspacing_Mark Mn Number N Open_Punctuation Ps Other C Other_Letter Lo Other_Number No Other_Punctuation Po Other_Symbol So Paragraph_Separator Zp Private_Use Co Punctuation P punct Separator Z Space_Separator Zs Spacing_Mark Mc Surrogate Cs Symbol S Titlecase_Letter Lt Unassigned Cn Uppercase_Letter Lu", Ie = "Adlam Adlm Ahom Anatolian_Hieroglyphs Hluw Arabic Arab Armenian Armn Avestan Avst Balinese Bali Bamum Bamu Bassa_Vah Bass Batak Batk Bengali Beng Bhaiksuki Bhks Bopomofo Bopo Brahmi Brah Braille Brai Buginese Bugi Buhid Buhd Canadian_Aboriginal Cans Carian Cari Caucasian_Albanian Aghb Chakma Cakm Cham Cham Cherokee Cher Common Zyyy Coptic Copt Qaac Cuneiform Xsux Cypriot Cprt Cyrillic Cyrl Deseret Dsrt Devanagari Deva Duployan Dupl Egyptian_Hieroglyphs Egyp Elbasan Elba Ethiopic Ethi Georgian Geor Glagolitic Glag Gothic Goth Grantha Gran Greek Grek Gujarati Gujr Gurmukhi Guru Han Hani Hangul Hang Hanunoo Hano Hatran Hatr Hebrew Hebr Hiragana Hira Imperial_Aramaic Armi Inherited Zinh Qaai Inscriptional_Pahlavi Phli Inscriptional_Parthian Prti Javanese Java Kaithi Kthi Kannada Knda Katakana Kana Kayah_Li Kali Kharoshthi Khar Khmer Khmr Khojki Khoj Khudawadi Sind Lao Laoo Latin Latn Lepcha Lepc Limbu Limb Linear_A Lina Linear_B Linb Lisu Lisu Lycian Lyci Lydian Lydi Mahajani Mahj Malayalam Mlym Mandaic Mand Manichaean Mani Marchen Marc Masaram_Gondi Gonm Meetei_Mayek Mtei Mende_Kikakui Mend Meroitic_Cursive Merc Meroitic_Hieroglyphs Mero Miao Plrd Modi Mongolian Mong Mro Mroo Multani Mult Myanmar Mymr Nabataean Nbat New_Tai_Lue Talu Newa Newa Nko Nkoo Nushu Nshu Ogham Ogam Ol_Chiki Olck Old_Hungarian Hung Old_Italic Ital Old_North_Arabian Narb Old_Permic Perm Old_Persian Xpeo Old_South_Arabian Sarb Old_Turkic Orkh Oriya Orya Osage Osge Osmanya Osma Pahawh_Hmong Hmng Palmyrene Palm Pau_Cin_Hau Pauc Phags_Pa Phag Phoenician Phnx Psalter_Pahlavi Phlp Rejang Rjng Runic Runr Samaritan Samr Saurashtra Saur Sharada Shrd Shavian Shaw Siddham Sidd SignWriting Sgnw Sinhala Sinh Sora_Sompeng Sora Soyombo Soyo Sundanese Sund Syloti_Nagri Sylo Syriac Syrc Tagalog Tglg Tagbanwa Tagb Tai_Le Tale Tai_Tham Lana Tai_Viet Tavt Takri Takr Tamil Taml Tangut Tang Telugu Telu Thaana Thaa Thai Thai Tibetan Tibt Tifinagh Tfng Tirhuta Tirh Ugaritic Ugar Vai Vaii Warang_Citi Wara Yi Yiii Zanabazar_Square Zanb", Te = Ie + " Dogra Dogr Gunjala_Gondi Gong Hanifi_Rohingya Rohg Makasar Maka Medefaidrin Medf Old_Sogdian Sogo Sogdian Sogd", Re = Te + " Elymaic Elym Nandinagari Nand Nyiakeng_Puachue_Hmong Hmnp Wancho Wcho", Ae = Re + " Chorasmian Chrs Diak Dives_Akuru Khitan_Small_Script Kits Yezi Yezidi", Le = Ae + " Cypro_Minoan Cpmn Old_Uyghur Ougr Tangsa Tnsa Toto Vithkuqi Vith", Oe = { 9: Ie, 10: Te, 11: Re, 12: Ae, 13: Le, 14: Le + " Berf Beria_Erfe Gara Garay Gukh Gurung_Khema Hrkt Katakana_Or_Hiragana Kawi Kirat_Rai Krai Nag_Mundari Nagm Ol_Onal Onao Sidetic Sidt Sunu Sunuwar Tai_Yo Tayo Todhri Todr Tolong_Siki Tols Tulu_Tigalari Tutg Unknown Zzzz" }, De = {};
        function buildUnicodeData(e3) {
          var t3 = De[e3] = { binary: wordsRegexp(we[e3] + " " + Se), binaryOfStrings: wordsRegexp(Ce[e3]), nonBinary: { General_Category: wordsRegexp(Se), Script: wordsRegexp(Oe[e3]) } };
          t3.nonBinary.Script_Extensions = t3.nonBinary.Script, t3.nonBinary.gc = t3.nonBinary.General_Category, t3.nonBinary.sc = t3.nonBinary.Script, t3.nonBinary.scx = t3.nonBinary.Script_Extensions;
        }
        for (var Ve = 0, Ue = [9, 10, 11, 12, 13, 14]; Ve < Ue.length; Ve += 1) {
          buildUnicodeData(Ue[Ve]);
        }
        var Me = acorn_Parser.prototype, acorn_BranchID = function(e3, t3) {
          this.parent = e3, this.base = t3 || this;
        };
        acorn_BranchID.prototype.separatedFrom = function(e3) {
          for (var t3 = this; t3; t3 = t3.parent) for (var i2 = e3; i2; i2 = i2.parent) if (t3.base === i2.base && t3 !== i2) return true;
          return false;
        }, acorn_BranchID.prototype.sibling = function() {
          return new acorn_BranchID(this.parent, this.base);
        };
        var acorn_RegExpValidationState = function(e3) {
          this.parser = e3, this.validFlags = "gim" + (e3.options.ecmaVersion >= 6 ? "uy" : "") + (e3.options.ecmaVersion >= 9 ? "s" : "") + (e3.options.ecmaVersion >= 13 ? "d" : "") + (e3.options.ecmaVersion >= 15 ? "v" : ""), this.unicodeProperties = De[e3.options.ecmaVersion >= 14 ? 14 : e3.options.ecmaVersion], this.source = "", this.flags = "", this.start = 0, this.switchU = false, this.switchV = false, this.switchN = false, this.pos = 0, this.lastIntValue = 0, this.lastStringValue = "", this.lastAssertionIsQuantifiable = false, this.numCapturingParens = 0, this.maxBackReference = 0, this.groupNames = /* @__PURE__ */ Object.create(null), this.backReferenceNames = [], this.branchID = null;
        };
        function isRegularExpressionModifier(e3) {
          return 105 === e3 || 109 === e3 || 115 === e3;
        }
        function isSyntaxCharacter(e3) {
          return 36 === e3 || e3 >= 40 && e3 <= 43 || 46 === e3 || 63 === e3 || e3 >= 91 && e3 <= 94 || e3 >= 123 && e3 <= 125;
        }
        function isControlLetter(e3) {
          return e3 >= 65 && e3 <= 90 || e3 >= 97 && e3 <= 122;
        }
        acorn_RegExpValidationState.prototype.reset = function(e3, t3, i2) {
          var n2 = -1 !== i2.indexOf("v"), a2 = -1 !== i2.indexOf("u");
          this.start = 0 | e3, this.source = t3 + "", this.flags = i2, n2 && this.parser.options.ecmaVersion >= 15 ? (this.switchU = true, this.switchV = true, this.switchN = true) : (this.switchU = a2 && this.parser.options.ecmaVersion >= 6, this.switchV = false, this.switchN = a2 && this.parser.options.ecmaVersion >= 9);
        }, acorn_RegExpValidationState.prototype.raise = function(e3) {
          this.parser.raiseRecoverable(this.start, "Invalid regular expression: /" + this.source + "/: " + e3);
        }, acorn_RegExpValidationState.prototype.at = function(e3, t3) {
          void 0 === t3 && (t3 = false);
          var i2 = this.source, n2 = i2.length;
          if (e3 >= n2) return -1;
          var a2 = i2.charCodeAt(e3);
          if (!t3 && !this.switchU || a2 <= 55295 || a2 >= 57344 || e3 + 1 >= n2) return a2;
          var c2 = i2.charCodeAt(e3 + 1);
          return c2 >= 56320 && c2 <= 57343 ? (a2 << 10) + c2 - 56613888 : a2;
        }, acorn_RegExpValidationState.prototype.nextIndex = function(e3, t3) {
          void 0 === t3 && (t3 = false);
          var i2 = this.source, n2 = i2.length;
          if (e3 >= n2) return n2;
          var a2, c2 = i2.charCodeAt(e3);
          return !t3 && !this.switchU || c2 <= 55295 || c2 >= 57344 || e3 + 1 >= n2 || (a2 = i2.charCodeAt(e3 + 1)) < 56320 || a2 > 57343 ? e3 + 1 : e3 + 2;
        }, acorn_RegExpValidationState.prototype.current = function(e3) {
          return void 0 === e3 && (e3 = false), this.at(this.pos, e3);
        }, acorn_RegExpValidationState.prototype.lookahead = function(e3) {
          return void 0 === e3 && (e3 = false), this.at(this.nextIndex(this.pos, e3), e3);
        }, acorn_RegExpValidationState.prototype.advance = function(e3) {
          void 0 === e3 && (e3 = false), this.pos = this.nextIndex(this.pos, e3);
        }, acorn_RegExpValidationState.prototype.eat = function(e3, t3) {
          return void 0 === t3 && (t3 = false), this.current(t3) === e3 && (this.advance(t3), true);
        }, acorn_RegExpValidationState.prototype.eatChars = function(e3, t3) {
          void 0 === t3 && (t3 = false);
          for (var i2 = this.pos, n2 = 0, a2 = e3; n2 < a2.length; n2 += 1) {
            var c2 = a2[n2], l2 = this.at(i2, t3);
            if (-1 === l2 || l2 !== c2) return false;
            i2 = this.nextIndex(i2, t3);
          }
          return this.pos = i2, true;
        }, Me.validateRegExpFlags = function(e3) {
          for (var t3 = e3.validFlags, i2 = e3.flags, n2 = false, a2 = false, c2 = 0; c2 < i2.length; c2++) {
            var l2 = i2.charAt(c2);
            -1 === t3.indexOf(l2) && this.raise(e3.start, "Invalid regular expression flag"), i2.indexOf(l2, c2 + 1) > -1 && this.raise(e3.start, "Duplicate regular expression flag"), "u" === l2 && (n2 = true), "v" === l2 && (a2 = true);
          }
          this.options.ecmaVersion >= 15 && n2 && a2 && this.raise(e3.start, "Invalid regular expression flag");
        }, Me.validateRegExpPattern = function(e3) {
          this.regexp_pattern(e3), !e3.switchN && this.options.ecmaVersion >= 9 && (function(e4) {
            for (var t3 in e4) return true;
            return false;
          })(e3.groupNames) && (e3.switchN = true, this.regexp_pattern(e3));
        }, Me.regexp_pattern = function(e3) {
          e3.pos = 0, e3.lastIntValue = 0, e3.lastStringValue = "", e3.lastAssertionIsQuantifiable = false, e3.numCapturingParens = 0, e3.maxBackReference = 0, e3.groupNames = /* @__PURE__ */ Object.create(null), e3.backReferenceNames.length = 0, e3.branchID = null, this.regexp_disjunction(e3), e3.pos !== e3.source.length && (e3.eat(41) && e3.raise("Unmatched ')'"), (e3.eat(93) || e3.eat(125)) && e3.raise("Lone quantifier brackets")), e3.maxBackReference > e3.numCapturingParens && e3.raise("Invalid escape");
          for (var t3 = 0, i2 = e3.backReferenceNames; t3 < i2.length; t3 += 1) {
            var n2 = i2[t3];
            e3.groupNames[n2] || e3.raise("Invalid named capture referenced");
          }
        }, Me.regexp_disjunction = function(e3) {
          var t3 = this.options.ecmaVersion >= 16;
          for (t3 && (e3.branchID = new acorn_BranchID(e3.branchID, null)), this.regexp_alternative(e3); e3.eat(124); ) t3 && (e3.branchID = e3.branchID.sibling()), this.regexp_alternative(e3);
          t3 && (e3.branchID = e3.branchID.parent), this.regexp_eatQuantifier(e3, true) && e3.raise("Nothing to repeat"), e3.eat(123) && e3.raise("Lone quantifier brackets");
        }, Me.regexp_alternative = function(e3) {
          for (; e3.pos < e3.source.length && this.regexp_eatTerm(e3); ) ;
        }, Me.regexp_eatTerm = function(e3) {
          return this.regexp_eatAssertion(e3) ? (e3.lastAssertionIsQuantifiable && this.regexp_eatQuantifier(e3) && e3.switchU && e3.raise("Invalid quantifier"), true) : !!(e3.switchU ? this.regexp_eatAtom(e3) : this.regexp_eatExtendedAtom(e3)) && (this.regexp_eatQuantifier(e3), true);
        }, Me.regexp_eatAssertion = function(e3) {
          var t3 = e3.pos;
          if (e3.lastAssertionIsQuantifiable = false, e3.eat(94) || e3.eat(36)) return true;
          if (e3.eat(92)) {
            if (e3.eat(66) || e3.eat(98)) return true;
            e3.pos = t3;
          }
          if (e3.eat(40) && e3.eat(63)) {
            var i2 = false;
            if (this.options.ecmaVersion >= 9 && (i2 = e3.eat(60)), e3.eat(61) || e3.eat(33)) return this.regexp_disjunction(e3), e3.eat(41) || e3.raise("Unterminated group"), e3.lastAssertionIsQuantifiable = !i2, true;
          }
          return e3.pos = t3, false;
        }, Me.regexp_eatQuantifier = function(e3, t3) {
          return void 0 === t3 && (t3 = false), !!this.regexp_eatQuantifierPrefix(e3, t3) && (e3.eat(63), true);
        }, Me.regexp_eatQuantifierPrefix = function(e3, t3) {
          return e3.eat(42) || e3.eat(43) || e3.eat(63) || this.regexp_eatBracedQuantifier(e3, t3);
        }, Me.regexp_eatBracedQuantifier = function(e3, t3) {
          var i2 = e3.pos;
          if (e3.eat(123)) {
            var n2 = 0, a2 = -1;
            if (this.regexp_eatDecimalDigits(e3) && (n2 = e3.lastIntValue, e3.eat(44) && this.regexp_eatDecimalDigits(e3) && (a2 = e3.lastIntValue), e3.eat(125))) return -1 !== a2 && a2 < n2 && !t3 && e3.raise("numbers out of order in {} quantifier"), true;
            e3.switchU && !t3 && e3.raise("Incomplete quantifier"), e3.pos = i2;
          }
          return false;
        }, Me.regexp_eatAtom = function(e3) {
          return this.regexp_eatPatternCharacters(e3) || e3.eat(46) || this.regexp_eatReverseSolidusAtomEscape(e3) || this.regexp_eatCharacterClass(e3) || this.regexp_eatUncapturingGroup(e3) || this.regexp_eatCapturingGroup(e3);
        }, Me.regexp_eatReverseSolidusAtomEscape = function(e3) {
          var t3 = e3.pos;
          if (e3.eat(92)) {
            if (this.regexp_eatAtomEscape(e3)) return true;
            e3.pos = t3;
          }
          return false;
        }, Me.regexp_eatUncapturingGroup = function(e3) {
          var t3 = e3.pos;
          if (e3.eat(40)) {
            if (e3.eat(63)) {
              if (this.options.ecmaVersion >= 16) {
                var i2 = this.regexp_eatModifiers(e3), n2 = e3.eat(45);
                if (i2 || n2) {
                  for (var a2 = 0; a2 < i2.length; a2++) {
                    var c2 = i2.charAt(a2);
                    i2.indexOf(c2, a2 + 1) > -1 && e3.raise("Duplicate regular expression modifiers");
                  }
                  if (n2) {
                    var l2 = this.regexp_eatModifiers(e3);
                    i2 || l2 || 58 !== e3.current() || e3.raise("Invalid regular expression modifiers");
                    for (var y2 = 0; y2 < l2.length; y2++) {
                      var E2 = l2.charAt(y2);
                      (l2.indexOf(E2, y2 + 1) > -1 || i2.indexOf(E2) > -1) && e3.raise("Duplicate regular expression modifiers");
                    }
                  }
                }
              }
              if (e3.eat(58)) {
                if (this.regexp_disjunction(e3), e3.eat(41)) return true;
                e3.raise("Unterminated group");
              }
            }
            e3.pos = t3;
          }
          return false;
        }, Me.regexp_eatCapturingGroup = function(e3) {
          if (e3.eat(40)) {
            if (this.options.ecmaVersion >= 9 ? this.regexp_groupSpecifier(e3) : 63 === e3.current() && e3.raise("Invalid group"), this.regexp_disjunction(e3), e3.eat(41)) return e3.numCapturingParens += 1, true;
            e3.raise("Unterminated group");
          }
          return false;
        }, Me.regexp_eatModifiers = function(e3) {
          for (var t3 = "", i2 = 0; -1 !== (i2 = e3.current()) && isRegularExpressionModifier(i2); ) t3 += codePointToString(i2), e3.advance();
          return t3;
        }, Me.regexp_eatExtendedAtom = function(e3) {
          return e3.eat(46) || this.regexp_eatReverseSolidusAtomEscape(e3) || this.regexp_eatCharacterClass(e3) || this.regexp_eatUncapturingGroup(e3) || this.regexp_eatCapturingGroup(e3) || this.regexp_eatInvalidBracedQuantifier(e3) || this.regexp_eatExtendedPatternCharacter(e3);
        }, Me.regexp_eatInvalidBracedQuantifier = function(e3) {
          return this.regexp_eatBracedQuantifier(e3, true) && e3.raise("Nothing to repeat"), false;
        }, Me.regexp_eatSyntaxCharacter = function(e3) {
          var t3 = e3.current();
          return !!isSyntaxCharacter(t3) && (e3.lastIntValue = t3, e3.advance(), true);
        }, Me.regexp_eatPatternCharacters = function(e3) {
          for (var t3 = e3.pos, i2 = 0; -1 !== (i2 = e3.current()) && !isSyntaxCharacter(i2); ) e3.advance();
          return e3.pos !== t3;
        }, Me.regexp_eatExtendedPatternCharacter = function(e3) {
          var t3 = e3.current();
          return !(-1 === t3 || 36 === t3 || t3 >= 40 && t3 <= 43 || 46 === t3 || 63 === t3 || 91 === t3 || 94 === t3 || 124 === t3) && (e3.advance(), true);
        }, Me.regexp_groupSpecifier = function(e3) {
          if (e3.eat(63)) {
            this.regexp_eatGroupName(e3) || e3.raise("Invalid group");
            var t3 = this.options.ecmaVersion >= 16, i2 = e3.groupNames[e3.lastStringValue];
            if (i2) if (t3) for (var n2 = 0, a2 = i2; n2 < a2.length; n2 += 1) {
              a2[n2].separatedFrom(e3.branchID) || e3.raise("Duplicate capture group name");
            }
            else e3.raise("Duplicate capture group name");
            t3 ? (i2 || (e3.groupNames[e3.lastStringValue] = [])).push(e3.branchID) : e3.groupNames[e3.lastStringValue] = true;
          }
        }, Me.regexp_eatGroupName = function(e3) {
          if (e3.lastStringValue = "", e3.eat(60)) {
            if (this.regexp_eatRegExpIdentifierName(e3) && e3.eat(62)) return true;
            e3.raise("Invalid capture group name");
          }
          return false;
        }, Me.regexp_eatRegExpIdentifierName = function(e3) {
          if (e3.lastStringValue = "", this.regexp_eatRegExpIdentifierStart(e3)) {
            for (e3.lastStringValue += codePointToString(e3.lastIntValue); this.regexp_eatRegExpIdentifierPart(e3); ) e3.lastStringValue += codePointToString(e3.lastIntValue);
            return true;
          }
          return false;
        }, Me.regexp_eatRegExpIdentifierStart = function(e3) {
          var t3 = e3.pos, i2 = this.options.ecmaVersion >= 11, n2 = e3.current(i2);
          return e3.advance(i2), 92 === n2 && this.regexp_eatRegExpUnicodeEscapeSequence(e3, i2) && (n2 = e3.lastIntValue), (function(e4) {
            return isIdentifierStart(e4, true) || 36 === e4 || 95 === e4;
          })(n2) ? (e3.lastIntValue = n2, true) : (e3.pos = t3, false);
        }, Me.regexp_eatRegExpIdentifierPart = function(e3) {
          var t3 = e3.pos, i2 = this.options.ecmaVersion >= 11, n2 = e3.current(i2);
          return e3.advance(i2), 92 === n2 && this.regexp_eatRegExpUnicodeEscapeSequence(e3, i2) && (n2 = e3.lastIntValue), (function(e4) {
            return isIdentifierChar(e4, true) || 36 === e4 || 95 === e4 || 8204 === e4 || 8205 === e4;
          })(n2) ? (e3.lastIntValue = n2, true) : (e3.pos = t3, false);
        }, Me.regexp_eatAtomEscape = function(e3) {
          return !!(this.regexp_eatBackReference(e3) || this.regexp_eatCharacterClassEscape(e3) || this.regexp_eatCharacterEscape(e3) || e3.switchN && this.regexp_eatKGroupName(e3)) || (e3.switchU && (99 === e3.current() && e3.raise("Invalid unicode escape"), e3.raise("Invalid escape")), false);
        }, Me.regexp_eatBackReference = function(e3) {
          var t3 = e3.pos;
          if (this.regexp_eatDecimalEscape(e3)) {
            var i2 = e3.lastIntValue;
            if (e3.switchU) return i2 > e3.maxBackReference && (e3.maxBackReference = i2), true;
            if (i2 <= e3.numCapturingParens) return true;
            e3.pos = t3;
          }
          return false;
        }, Me.regexp_eatKGroupName = function(e3) {
          if (e3.eat(107)) {
            if (this.regexp_eatGroupName(e3)) return e3.backReferenceNames.push(e3.lastStringValue), true;
            e3.raise("Invalid named reference");
          }
          return false;
        }, Me.regexp_eatCharacterEscape = function(e3) {
          return this.regexp_eatControlEscape(e3) || this.regexp_eatCControlLetter(e3) || this.regexp_eatZero(e3) || this.regexp_eatHexEscapeSequence(e3) || this.regexp_eatRegExpUnicodeEscapeSequence(e3, false) || !e3.switchU && this.regexp_eatLegacyOctalEscapeSequence(e3) || this.regexp_eatIdentityEscape(e3);
        }, Me.regexp_eatCControlLetter = function(e3) {
          var t3 = e3.pos;
          if (e3.eat(99)) {
            if (this.regexp_eatControlLetter(e3)) return true;
            e3.pos = t3;
          }
          return false;
        }, Me.regexp_eatZero = function(e3) {
          return 48 === e3.current() && !isDecimalDigit(e3.lookahead()) && (e3.lastIntValue = 0, e3.advance(), true);
        }, Me.regexp_eatControlEscape = function(e3) {
          var t3 = e3.current();
          return 116 === t3 ? (e3.lastIntValue = 9, e3.advance(), true) : 110 === t3 ? (e3.lastIntValue = 10, e3.advance(), true) : 118 === t3 ? (e3.lastIntValue = 11, e3.advance(), true) : 102 === t3 ? (e3.lastIntValue = 12, e3.advance(), true) : 114 === t3 && (e3.lastIntValue = 13, e3.advance(), true);
        }, Me.regexp_eatControlLetter = function(e3) {
          var t3 = e3.current();
          return !!isControlLetter(t3) && (e3.lastIntValue = t3 % 32, e3.advance(), true);
        }, Me.regexp_eatRegExpUnicodeEscapeSequence = function(e3, t3) {
          void 0 === t3 && (t3 = false);
          var i2, n2 = e3.pos, a2 = t3 || e3.switchU;
          if (e3.eat(117)) {
            if (this.regexp_eatFixedHexDigits(e3, 4)) {
              var c2 = e3.lastIntValue;
              if (a2 && c2 >= 55296 && c2 <= 56319) {
                var l2 = e3.pos;
                if (e3.eat(92) && e3.eat(117) && this.regexp_eatFixedHexDigits(e3, 4)) {
                  var y2 = e3.lastIntValue;
                  if (y2 >= 56320 && y2 <= 57343) return e3.lastIntValue = 1024 * (c2 - 55296) + (y2 - 56320) + 65536, true;
                }
                e3.pos = l2, e3.lastIntValue = c2;
              }
              return true;
            }
            if (a2 && e3.eat(123) && this.regexp_eatHexDigits(e3) && e3.eat(125) && ((i2 = e3.lastIntValue) >= 0 && i2 <= 1114111)) return true;
            a2 && e3.raise("Invalid unicode escape"), e3.pos = n2;
          }
          return false;
        }, Me.regexp_eatIdentityEscape = function(e3) {
          if (e3.switchU) return !!this.regexp_eatSyntaxCharacter(e3) || !!e3.eat(47) && (e3.lastIntValue = 47, true);
          var t3 = e3.current();
          return !(99 === t3 || e3.switchN && 107 === t3) && (e3.lastIntValue = t3, e3.advance(), true);
        }, Me.regexp_eatDecimalEscape = function(e3) {
          e3.lastIntValue = 0;
          var t3 = e3.current();
          if (t3 >= 49 && t3 <= 57) {
            do {
              e3.lastIntValue = 10 * e3.lastIntValue + (t3 - 48), e3.advance();
            } while ((t3 = e3.current()) >= 48 && t3 <= 57);
            return true;
          }
          return false;
        };
        function isUnicodePropertyNameCharacter(e3) {
          return isControlLetter(e3) || 95 === e3;
        }
        function isUnicodePropertyValueCharacter(e3) {
          return isUnicodePropertyNameCharacter(e3) || isDecimalDigit(e3);
        }
        function isDecimalDigit(e3) {
          return e3 >= 48 && e3 <= 57;
        }
        function isHexDigit(e3) {
          return e3 >= 48 && e3 <= 57 || e3 >= 65 && e3 <= 70 || e3 >= 97 && e3 <= 102;
        }
        function hexToInt(e3) {
          return e3 >= 65 && e3 <= 70 ? e3 - 65 + 10 : e3 >= 97 && e3 <= 102 ? e3 - 97 + 10 : e3 - 48;
        }
        function isOctalDigit(e3) {
          return e3 >= 48 && e3 <= 55;
        }
        Me.regexp_eatCharacterClassEscape = function(e3) {
          var t3 = e3.current();
          if (/* @__PURE__ */ (function(e4) {
            return 100 === e4 || 68 === e4 || 115 === e4 || 83 === e4 || 119 === e4 || 87 === e4;
          })(t3)) return e3.lastIntValue = -1, e3.advance(), 1;
          var i2 = false;
          if (e3.switchU && this.options.ecmaVersion >= 9 && ((i2 = 80 === t3) || 112 === t3)) {
            var n2;
            if (e3.lastIntValue = -1, e3.advance(), e3.eat(123) && (n2 = this.regexp_eatUnicodePropertyValueExpression(e3)) && e3.eat(125)) return i2 && 2 === n2 && e3.raise("Invalid property name"), n2;
            e3.raise("Invalid property name");
          }
          return 0;
        }, Me.regexp_eatUnicodePropertyValueExpression = function(e3) {
          var t3 = e3.pos;
          if (this.regexp_eatUnicodePropertyName(e3) && e3.eat(61)) {
            var i2 = e3.lastStringValue;
            if (this.regexp_eatUnicodePropertyValue(e3)) {
              var n2 = e3.lastStringValue;
              return this.regexp_validateUnicodePropertyNameAndValue(e3, i2, n2), 1;
            }
          }
          if (e3.pos = t3, this.regexp_eatLoneUnicodePropertyNameOrValue(e3)) {
            var a2 = e3.lastStringValue;
            return this.regexp_validateUnicodePropertyNameOrValue(e3, a2);
          }
          return 0;
        }, Me.regexp_validateUnicodePropertyNameAndValue = function(e3, t3, i2) {
          H(e3.unicodeProperties.nonBinary, t3) || e3.raise("Invalid property name"), e3.unicodeProperties.nonBinary[t3].test(i2) || e3.raise("Invalid property value");
        }, Me.regexp_validateUnicodePropertyNameOrValue = function(e3, t3) {
          return e3.unicodeProperties.binary.test(t3) ? 1 : e3.switchV && e3.unicodeProperties.binaryOfStrings.test(t3) ? 2 : void e3.raise("Invalid property name");
        }, Me.regexp_eatUnicodePropertyName = function(e3) {
          var t3 = 0;
          for (e3.lastStringValue = ""; isUnicodePropertyNameCharacter(t3 = e3.current()); ) e3.lastStringValue += codePointToString(t3), e3.advance();
          return "" !== e3.lastStringValue;
        }, Me.regexp_eatUnicodePropertyValue = function(e3) {
          var t3 = 0;
          for (e3.lastStringValue = ""; isUnicodePropertyValueCharacter(t3 = e3.current()); ) e3.lastStringValue += codePointToString(t3), e3.advance();
          return "" !== e3.lastStringValue;
        }, Me.regexp_eatLoneUnicodePropertyNameOrValue = function(e3) {
          return this.regexp_eatUnicodePropertyValue(e3);
        }, Me.regexp_eatCharacterClass = function(e3) {
          if (e3.eat(91)) {
            var t3 = e3.eat(94), i2 = this.regexp_classContents(e3);
            return e3.eat(93) || e3.raise("Unterminated character class"), t3 && 2 === i2 && e3.raise("Negated character class may contain strings"), true;
          }
          return false;
        }, Me.regexp_classContents = function(e3) {
          return 93 === e3.current() ? 1 : e3.switchV ? this.regexp_classSetExpression(e3) : (this.regexp_nonEmptyClassRanges(e3), 1);
        }, Me.regexp_nonEmptyClassRanges = function(e3) {
          for (; this.regexp_eatClassAtom(e3); ) {
            var t3 = e3.lastIntValue;
            if (e3.eat(45) && this.regexp_eatClassAtom(e3)) {
              var i2 = e3.lastIntValue;
              !e3.switchU || -1 !== t3 && -1 !== i2 || e3.raise("Invalid character class"), -1 !== t3 && -1 !== i2 && t3 > i2 && e3.raise("Range out of order in character class");
            }
          }
        }, Me.regexp_eatClassAtom = function(e3) {
          var t3 = e3.pos;
          if (e3.eat(92)) {
            if (this.regexp_eatClassEscape(e3)) return true;
            if (e3.switchU) {
              var i2 = e3.current();
              (99 === i2 || isOctalDigit(i2)) && e3.raise("Invalid class escape"), e3.raise("Invalid escape");
            }
            e3.pos = t3;
          }
          var n2 = e3.current();
          return 93 !== n2 && (e3.lastIntValue = n2, e3.advance(), true);
        }, Me.regexp_eatClassEscape = function(e3) {
          var t3 = e3.pos;
          if (e3.eat(98)) return e3.lastIntValue = 8, true;
          if (e3.switchU && e3.eat(45)) return e3.lastIntValue = 45, true;
          if (!e3.switchU && e3.eat(99)) {
            if (this.regexp_eatClassControlLetter(e3)) return true;
            e3.pos = t3;
          }
          return this.regexp_eatCharacterClassEscape(e3) || this.regexp_eatCharacterEscape(e3);
        }, Me.regexp_classSetExpression = function(e3) {
          var t3, i2 = 1;
          if (this.regexp_eatClassSetRange(e3)) ;
          else if (t3 = this.regexp_eatClassSetOperand(e3)) {
            2 === t3 && (i2 = 2);
            for (var n2 = e3.pos; e3.eatChars([38, 38]); ) 38 !== e3.current() && (t3 = this.regexp_eatClassSetOperand(e3)) ? 2 !== t3 && (i2 = 1) : e3.raise("Invalid character in character class");
            if (n2 !== e3.pos) return i2;
            for (; e3.eatChars([45, 45]); ) this.regexp_eatClassSetOperand(e3) || e3.raise("Invalid character in character class");
            if (n2 !== e3.pos) return i2;
          } else e3.raise("Invalid character in character class");
          for (; ; ) if (!this.regexp_eatClassSetRange(e3)) {
            if (!(t3 = this.regexp_eatClassSetOperand(e3))) return i2;
            2 === t3 && (i2 = 2);
          }
        }, Me.regexp_eatClassSetRange = function(e3) {
          var t3 = e3.pos;
          if (this.regexp_eatClassSetCharacter(e3)) {
            var i2 = e3.lastIntValue;
            if (e3.eat(45) && this.regexp_eatClassSetCharacter(e3)) {
              var n2 = e3.lastIntValue;
              return -1 !== i2 && -1 !== n2 && i2 > n2 && e3.raise("Range out of order in character class"), true;
            }
            e3.pos = t3;
          }
          return false;
        }, Me.regexp_eatClassSetOperand = function(e3) {
          return this.regexp_eatClassSetCharacter(e3) ? 1 : this.regexp_eatClassStringDisjunction(e3) || this.regexp_eatNestedClass(e3);
        }, Me.regexp_eatNestedClass = function(e3) {
          var t3 = e3.pos;
          if (e3.eat(91)) {
            var i2 = e3.eat(94), n2 = this.regexp_classContents(e3);
            if (e3.eat(93)) return i2 && 2 === n2 && e3.raise("Negated character class may contain strings"), n2;
            e3.pos = t3;
          }
          if (e3.eat(92)) {
            var a2 = this.regexp_eatCharacterClassEscape(e3);
            if (a2) return a2;
            e3.pos = t3;
          }
          return null;
        }, Me.regexp_eatClassStringDisjunction = function(e3) {
          var t3 = e3.pos;
          if (e3.eatChars([92, 113])) {
            if (e3.eat(123)) {
              var i2 = this.regexp_classStringDisjunctionContents(e3);
              if (e3.eat(125)) return i2;
            } else e3.raise("Invalid escape");
            e3.pos = t3;
          }
          return null;
        }, Me.regexp_classStringDisjunctionContents = function(e3) {
          for (var t3 = this.regexp_classString(e3); e3.eat(124); ) 2 === this.regexp_classString(e3) && (t3 = 2);
          return t3;
        }, Me.regexp_classString = function(e3) {
          for (var t3 = 0; this.regexp_eatClassSetCharacter(e3); ) t3++;
          return 1 === t3 ? 1 : 2;
        }, Me.regexp_eatClassSetCharacter = function(e3) {
          var t3 = e3.pos;
          if (e3.eat(92)) return !(!this.regexp_eatCharacterEscape(e3) && !this.regexp_eatClassSetReservedPunctuator(e3)) || (e3.eat(98) ? (e3.lastIntValue = 8, true) : (e3.pos = t3, false));
          var i2 = e3.current();
          return !(i2 < 0 || i2 === e3.lookahead() && (function(e4) {
            return 33 === e4 || e4 >= 35 && e4 <= 38 || e4 >= 42 && e4 <= 44 || 46 === e4 || e4 >= 58 && e4 <= 64 || 94 === e4 || 96 === e4 || 126 === e4;
          })(i2)) && (!(function(e4) {
            return 40 === e4 || 41 === e4 || 45 === e4 || 47 === e4 || e4 >= 91 && e4 <= 93 || e4 >= 123 && e4 <= 125;
          })(i2) && (e3.advance(), e3.lastIntValue = i2, true));
        }, Me.regexp_eatClassSetReservedPunctuator = function(e3) {
          var t3 = e3.current();
          return !!(function(e4) {
            return 33 === e4 || 35 === e4 || 37 === e4 || 38 === e4 || 44 === e4 || 45 === e4 || e4 >= 58 && e4 <= 62 || 64 === e4 || 96 === e4 || 126 === e4;
          })(t3) && (e3.lastIntValue = t3, e3.advance(), true);
        }, Me.regexp_eatClassControlLetter = function(e3) {
          var t3 = e3.current();
          return !(!isDecimalDigit(t3) && 95 !== t3) && (e3.lastIntValue = t3 % 32, e3.advance(), true);
        }, Me.regexp_eatHexEscapeSequence = function(e3) {
          var t3 = e3.pos;
          if (e3.eat(120)) {
            if (this.regexp_eatFixedHexDigits(e3, 2)) return true;
            e3.switchU && e3.raise("Invalid escape"), e3.pos = t3;
          }
          return false;
        }, Me.regexp_eatDecimalDigits = function(e3) {
          var t3 = e3.pos, i2 = 0;
          for (e3.lastIntValue = 0; isDecimalDigit(i2 = e3.current()); ) e3.lastIntValue = 10 * e3.lastIntValue + (i2 - 48), e3.advance();
          return e3.pos !== t3;
        }, Me.regexp_eatHexDigits = function(e3) {
          var t3 = e3.pos, i2 = 0;
          for (e3.lastIntValue = 0; isHexDigit(i2 = e3.current()); ) e3.lastIntValue = 16 * e3.lastIntValue + hexToInt(i2), e3.advance();
          return e3.pos !== t3;
        }, Me.regexp_eatLegacyOctalEscapeSequence = function(e3) {
          if (this.regexp_eatOctalDigit(e3)) {
            var t3 = e3.lastIntValue;
            if (this.regexp_eatOctalDigit(e3)) {
              var i2 = e3.lastIntValue;
              t3 <= 3 && this.regexp_eatOctalDigit(e3) ? e3.lastIntValue = 64 * t3 + 8 * i2 + e3.lastIntValue : e3.lastIntValue = 8 * t3 + i2;
            } else e3.lastIntValue = t3;
            return true;
          }
          return false;
        }, Me.regexp_eatOctalDigit = function(e3) {
          var t3 = e3.current();
          return isOctalDigit(t3) ? (e3.lastIntValue = t3 - 48, e3.advance(), true) : (e3.lastIntValue = 0, false);
        }, Me.regexp_eatFixedHexDigits = function(e3, t3) {
          var i2 = e3.pos;
          e3.lastIntValue = 0;
          for (var n2 = 0; n2 < t3; ++n2) {
            var a2 = e3.current();
            if (!isHexDigit(a2)) return e3.pos = i2, false;
            e3.lastIntValue = 16 * e3.lastIntValue + hexToInt(a2), e3.advance();
          }
          return true;
        };
        var acorn_Token = function(e3) {
          this.type = e3.type, this.value = e3.value, this.start = e3.start, this.end = e3.end, e3.options.locations && (this.loc = new acorn_SourceLocation(e3, e3.startLoc, e3.endLoc)), e3.options.ranges && (this.range = [e3.start, e3.end]);
        }, je = acorn_Parser.prototype;
        function stringToBigInt(e3) {
          return "function" != typeof BigInt ? null : BigInt(e3.replace(/_/g, ""));
        }
        je.next = function(e3) {
          !e3 && this.type.keyword && this.containsEsc && this.raiseRecoverable(this.start, "Escape sequence in keyword " + this.type.keyword), this.options.onToken && this.options.onToken(new acorn_Token(this)), this.lastTokEnd = this.end, this.lastTokStart = this.start, this.lastTokEndLoc = this.endLoc, this.lastTokStartLoc = this.startLoc, this.nextToken();
        }, je.getToken = function() {
          return this.next(), new acorn_Token(this);
        }, "undefined" != typeof Symbol && (je[Symbol.iterator] = function() {
          var e3 = this;
          return { next: function() {
            var t3 = e3.getToken();
            return { done: t3.type === O.eof, value: t3 };
          } };
        }), je.nextToken = function() {
          var e3 = this.curContext();
          return e3 && e3.preserveSpace || this.skipSpace(), this.start = this.pos, this.options.locations && (this.startLoc = this.curPosition()), this.pos >= this.input.length ? this.finishToken(O.eof) : e3.override ? e3.override(this) : void this.readToken(this.fullCharCodeAtPos());
        }, je.readToken = function(e3) {
          return isIdentifierStart(e3, this.options.ecmaVersion >= 6) || 92 === e3 ? this.readWord() : this.getTokenFromCode(e3);
        }, je.fullCharCodeAt = function(e3) {
          var t3 = this.input.charCodeAt(e3);
          if (t3 <= 55295 || t3 >= 56320) return t3;
          var i2 = this.input.charCodeAt(e3 + 1);
          return i2 <= 56319 || i2 >= 57344 ? t3 : (t3 << 10) + i2 - 56613888;
        }, je.fullCharCodeAtPos = function() {
          return this.fullCharCodeAt(this.pos);
        }, je.skipBlockComment = function() {
          var e3 = this.options.onComment && this.curPosition(), t3 = this.pos, i2 = this.input.indexOf("*/", this.pos += 2);
          if (-1 === i2 && this.raise(this.pos - 2, "Unterminated comment"), this.pos = i2 + 2, this.options.locations) for (var n2 = void 0, a2 = t3; (n2 = nextLineBreak(this.input, a2, this.pos)) > -1; ) ++this.curLine, a2 = this.lineStart = n2;
          this.options.onComment && this.options.onComment(true, this.input.slice(t3 + 2, i2), t3, this.pos, e3, this.curPosition());
        }, je.skipLineComment = function(e3) {
          for (var t3 = this.pos, i2 = this.options.onComment && this.curPosition(), n2 = this.input.charCodeAt(this.pos += e3); this.pos < this.input.length && !isNewLine(n2); ) n2 = this.input.charCodeAt(++this.pos);
          this.options.onComment && this.options.onComment(false, this.input.slice(t3 + e3, this.pos), t3, this.pos, i2, this.curPosition());
        }, je.skipSpace = function() {
          e: for (; this.pos < this.input.length; ) {
            var e3 = this.input.charCodeAt(this.pos);
            switch (e3) {
              case 32:
              case 160:
                ++this.pos;
                break;
              case 13:
                10 === this.input.charCodeAt(this.pos + 1) && ++this.pos;
              case 10:
              case 8232:
              case 8233:
                ++this.pos, this.options.locations && (++this.curLine, this.lineStart = this.pos);
                break;
              case 47:
                switch (this.input.charCodeAt(this.pos + 1)) {
                  case 42:
                    this.skipBlockComment();
                    break;
                  case 47:
                    this.skipLineComment(2);
                    break;
                  default:
                    break e;
                }
                break;
              default:
                if (!(e3 > 8 && e3 < 14 || e3 >= 5760 && B.test(String.fromCharCode(e3)))) break e;
                ++this.pos;
            }
          }
        }, je.finishToken = function(e3, t3) {
          this.end = this.pos, this.options.locations && (this.endLoc = this.curPosition());
          var i2 = this.type;
          this.type = e3, this.value = t3, this.updateContext(i2);
        }, je.readToken_dot = function() {
          var e3 = this.input.charCodeAt(this.pos + 1);
          if (e3 >= 48 && e3 <= 57) return this.readNumber(true);
          var t3 = this.input.charCodeAt(this.pos + 2);
          return this.options.ecmaVersion >= 6 && 46 === e3 && 46 === t3 ? (this.pos += 3, this.finishToken(O.ellipsis)) : (++this.pos, this.finishToken(O.dot));
        }, je.readToken_slash = function() {
          var e3 = this.input.charCodeAt(this.pos + 1);
          return this.exprAllowed ? (++this.pos, this.readRegexp()) : 61 === e3 ? this.finishOp(O.assign, 2) : this.finishOp(O.slash, 1);
        }, je.readToken_mult_modulo_exp = function(e3) {
          var t3 = this.input.charCodeAt(this.pos + 1), i2 = 1, n2 = 42 === e3 ? O.star : O.modulo;
          return this.options.ecmaVersion >= 7 && 42 === e3 && 42 === t3 && (++i2, n2 = O.starstar, t3 = this.input.charCodeAt(this.pos + 2)), 61 === t3 ? this.finishOp(O.assign, i2 + 1) : this.finishOp(n2, i2);
        }, je.readToken_pipe_amp = function(e3) {
          var t3 = this.input.charCodeAt(this.pos + 1);
          if (t3 === e3) {
            if (this.options.ecmaVersion >= 12) {
              if (61 === this.input.charCodeAt(this.pos + 2)) return this.finishOp(O.assign, 3);
            }
            return this.finishOp(124 === e3 ? O.logicalOR : O.logicalAND, 2);
          }
          return 61 === t3 ? this.finishOp(O.assign, 2) : this.finishOp(124 === e3 ? O.bitwiseOR : O.bitwiseAND, 1);
        }, je.readToken_caret = function() {
          return 61 === this.input.charCodeAt(this.pos + 1) ? this.finishOp(O.assign, 2) : this.finishOp(O.bitwiseXOR, 1);
        }, je.readToken_plus_min = function(e3) {
          var t3 = this.input.charCodeAt(this.pos + 1);
          return t3 === e3 ? 45 !== t3 || this.inModule || 62 !== this.input.charCodeAt(this.pos + 2) || 0 !== this.lastTokEnd && !j.test(this.input.slice(this.lastTokEnd, this.pos)) ? this.finishOp(O.incDec, 2) : (this.skipLineComment(3), this.skipSpace(), this.nextToken()) : 61 === t3 ? this.finishOp(O.assign, 2) : this.finishOp(O.plusMin, 1);
        }, je.readToken_lt_gt = function(e3) {
          var t3 = this.input.charCodeAt(this.pos + 1), i2 = 1;
          return t3 === e3 ? (i2 = 62 === e3 && 62 === this.input.charCodeAt(this.pos + 2) ? 3 : 2, 61 === this.input.charCodeAt(this.pos + i2) ? this.finishOp(O.assign, i2 + 1) : this.finishOp(O.bitShift, i2)) : 33 !== t3 || 60 !== e3 || this.inModule || 45 !== this.input.charCodeAt(this.pos + 2) || 45 !== this.input.charCodeAt(this.pos + 3) ? (61 === t3 && (i2 = 2), this.finishOp(O.relational, i2)) : (this.skipLineComment(4), this.skipSpace(), this.nextToken());
        }, je.readToken_eq_excl = function(e3) {
          var t3 = this.input.charCodeAt(this.pos + 1);
          return 61 === t3 ? this.finishOp(O.equality, 61 === this.input.charCodeAt(this.pos + 2) ? 3 : 2) : 61 === e3 && 62 === t3 && this.options.ecmaVersion >= 6 ? (this.pos += 2, this.finishToken(O.arrow)) : this.finishOp(61 === e3 ? O.eq : O.prefix, 1);
        }, je.readToken_question = function() {
          var e3 = this.options.ecmaVersion;
          if (e3 >= 11) {
            var t3 = this.input.charCodeAt(this.pos + 1);
            if (46 === t3) {
              var i2 = this.input.charCodeAt(this.pos + 2);
              if (i2 < 48 || i2 > 57) return this.finishOp(O.questionDot, 2);
            }
            if (63 === t3) {
              if (e3 >= 12) {
                if (61 === this.input.charCodeAt(this.pos + 2)) return this.finishOp(O.assign, 3);
              }
              return this.finishOp(O.coalesce, 2);
            }
          }
          return this.finishOp(O.question, 1);
        }, je.readToken_numberSign = function() {
          var e3 = 35;
          if (this.options.ecmaVersion >= 13 && (++this.pos, isIdentifierStart(e3 = this.fullCharCodeAtPos(), true) || 92 === e3)) return this.finishToken(O.privateId, this.readWord1());
          this.raise(this.pos, "Unexpected character '" + codePointToString(e3) + "'");
        }, je.getTokenFromCode = function(e3) {
          switch (e3) {
            case 46:
              return this.readToken_dot();
            case 40:
              return ++this.pos, this.finishToken(O.parenL);
            case 41:
              return ++this.pos, this.finishToken(O.parenR);
            case 59:
              return ++this.pos, this.finishToken(O.semi);
            case 44:
              return ++this.pos, this.finishToken(O.comma);
            case 91:
              return ++this.pos, this.finishToken(O.bracketL);
            case 93:
              return ++this.pos, this.finishToken(O.bracketR);
            case 123:
              return ++this.pos, this.finishToken(O.braceL);
            case 125:
              return ++this.pos, this.finishToken(O.braceR);
            case 58:
              return ++this.pos, this.finishToken(O.colon);
            case 96:
              if (this.options.ecmaVersion < 6) break;
              return ++this.pos, this.finishToken(O.backQuote);
            case 48:
              var t3 = this.input.charCodeAt(this.pos + 1);
              if (120 === t3 || 88 === t3) return this.readRadixNumber(16);
              if (this.options.ecmaVersion >= 6) {
                if (111 === t3 || 79 === t3) return this.readRadixNumber(8);
                if (98 === t3 || 66 === t3) return this.readRadixNumber(2);
              }
            case 49:
            case 50:
            case 51:
            case 52:
            case 53:
            case 54:
            case 55:
            case 56:
            case 57:
              return this.readNumber(false);
            case 34:
            case 39:
              return this.readString(e3);
            case 47:
              return this.readToken_slash();
            case 37:
            case 42:
              return this.readToken_mult_modulo_exp(e3);
            case 124:
            case 38:
              return this.readToken_pipe_amp(e3);
            case 94:
              return this.readToken_caret();
            case 43:
            case 45:
              return this.readToken_plus_min(e3);
            case 60:
            case 62:
              return this.readToken_lt_gt(e3);
            case 61:
            case 33:
              return this.readToken_eq_excl(e3);
            case 63:
              return this.readToken_question();
            case 126:
              return this.finishOp(O.prefix, 1);
            case 35:
              return this.readToken_numberSign();
          }
          this.raise(this.pos, "Unexpected character '" + codePointToString(e3) + "'");
        }, je.finishOp = function(e3, t3) {
          var i2 = this.input.slice(this.pos, this.pos + t3);
          return this.pos += t3, this.finishToken(e3, i2);
        }, je.readRegexp = function() {
          for (var e3, t3, i2 = this.pos; ; ) {
            this.pos >= this.input.length && this.raise(i2, "Unterminated regular expression");
            var n2 = this.input.charAt(this.pos);
            if (j.test(n2) && this.raise(i2, "Unterminated regular expression"), e3) e3 = false;
            else {
              if ("[" === n2) t3 = true;
              else if ("]" === n2 && t3) t3 = false;
              else if ("/" === n2 && !t3) break;
              e3 = "\\" === n2;
            }
            ++this.pos;
          }
          var a2 = this.input.slice(i2, this.pos);
          ++this.pos;
          var c2 = this.pos, l2 = this.readWord1();
          this.containsEsc && this.unexpected(c2);
          var y2 = this.regexpState || (this.regexpState = new acorn_RegExpValidationState(this));
          y2.reset(i2, a2, l2), this.validateRegExpFlags(y2), this.validateRegExpPattern(y2);
          var E2 = null;
          try {
            E2 = new RegExp(a2, l2);
          } catch (e4) {
          }
          return this.finishToken(O.regexp, { pattern: a2, flags: l2, value: E2 });
        }, je.readInt = function(e3, t3, i2) {
          for (var n2 = this.options.ecmaVersion >= 12 && void 0 === t3, a2 = i2 && 48 === this.input.charCodeAt(this.pos), c2 = this.pos, l2 = 0, y2 = 0, E2 = 0, w2 = null == t3 ? 1 / 0 : t3; E2 < w2; ++E2, ++this.pos) {
            var C2 = this.input.charCodeAt(this.pos), S2 = void 0;
            if (n2 && 95 === C2) a2 && this.raiseRecoverable(this.pos, "Numeric separator is not allowed in legacy octal numeric literals"), 95 === y2 && this.raiseRecoverable(this.pos, "Numeric separator must be exactly one underscore"), 0 === E2 && this.raiseRecoverable(this.pos, "Numeric separator is not allowed at the first of digits"), y2 = C2;
            else {
              if ((S2 = C2 >= 97 ? C2 - 97 + 10 : C2 >= 65 ? C2 - 65 + 10 : C2 >= 48 && C2 <= 57 ? C2 - 48 : 1 / 0) >= e3) break;
              y2 = C2, l2 = l2 * e3 + S2;
            }
          }
          return n2 && 95 === y2 && this.raiseRecoverable(this.pos - 1, "Numeric separator is not allowed at the last of digits"), this.pos === c2 || null != t3 && this.pos - c2 !== t3 ? null : l2;
        }, je.readRadixNumber = function(e3) {
          var t3 = this.pos;
          this.pos += 2;
          var i2 = this.readInt(e3);
          return null == i2 && this.raise(this.start + 2, "Expected number in radix " + e3), this.options.ecmaVersion >= 11 && 110 === this.input.charCodeAt(this.pos) ? (i2 = stringToBigInt(this.input.slice(t3, this.pos)), ++this.pos) : isIdentifierStart(this.fullCharCodeAtPos()) && this.raise(this.pos, "Identifier directly after number"), this.finishToken(O.num, i2);
        }, je.readNumber = function(e3) {
          var t3 = this.pos;
          e3 || null !== this.readInt(10, void 0, true) || this.raise(t3, "Invalid number");
          var i2 = this.pos - t3 >= 2 && 48 === this.input.charCodeAt(t3);
          i2 && this.strict && this.raise(t3, "Invalid number");
          var n2 = this.input.charCodeAt(this.pos);
          if (!i2 && !e3 && this.options.ecmaVersion >= 11 && 110 === n2) {
            var a2 = stringToBigInt(this.input.slice(t3, this.pos));
            return ++this.pos, isIdentifierStart(this.fullCharCodeAtPos()) && this.raise(this.pos, "Identifier directly after number"), this.finishToken(O.num, a2);
          }
          i2 && /[89]/.test(this.input.slice(t3, this.pos)) && (i2 = false), 46 !== n2 || i2 || (++this.pos, this.readInt(10), n2 = this.input.charCodeAt(this.pos)), 69 !== n2 && 101 !== n2 || i2 || (43 !== (n2 = this.input.charCodeAt(++this.pos)) && 45 !== n2 || ++this.pos, null === this.readInt(10) && this.raise(t3, "Invalid number")), isIdentifierStart(this.fullCharCodeAtPos()) && this.raise(this.pos, "Identifier directly after number");
          var c2, l2 = (c2 = this.input.slice(t3, this.pos), i2 ? parseInt(c2, 8) : parseFloat(c2.replace(/_/g, "")));
          return this.finishToken(O.num, l2);
        }, je.readCodePoint = function() {
          var e3;
          if (123 === this.input.charCodeAt(this.pos)) {
            this.options.ecmaVersion < 6 && this.unexpected();
            var t3 = ++this.pos;
            e3 = this.readHexChar(this.input.indexOf("}", this.pos) - this.pos), ++this.pos, e3 > 1114111 && this.invalidStringToken(t3, "Code point out of bounds");
          } else e3 = this.readHexChar(4);
          return e3;
        }, je.readString = function(e3) {
          for (var t3 = "", i2 = ++this.pos; ; ) {
            this.pos >= this.input.length && this.raise(this.start, "Unterminated string constant");
            var n2 = this.input.charCodeAt(this.pos);
            if (n2 === e3) break;
            92 === n2 ? (t3 += this.input.slice(i2, this.pos), t3 += this.readEscapedChar(false), i2 = this.pos) : 8232 === n2 || 8233 === n2 ? (this.options.ecmaVersion < 10 && this.raise(this.start, "Unterminated string constant"), ++this.pos, this.options.locations && (this.curLine++, this.lineStart = this.pos)) : (isNewLine(n2) && this.raise(this.start, "Unterminated string constant"), ++this.pos);
          }
          return t3 += this.input.slice(i2, this.pos++), this.finishToken(O.string, t3);
        };
        var Fe = {};
        je.tryReadTemplateToken = function() {
          this.inTemplateElement = true;
          try {
            this.readTmplToken();
          } catch (e3) {
            if (e3 !== Fe) throw e3;
            this.readInvalidTemplateToken();
          }
          this.inTemplateElement = false;
        }, je.invalidStringToken = function(e3, t3) {
          if (this.inTemplateElement && this.options.ecmaVersion >= 9) throw Fe;
          this.raise(e3, t3);
        }, je.readTmplToken = function() {
          for (var e3 = "", t3 = this.pos; ; ) {
            this.pos >= this.input.length && this.raise(this.start, "Unterminated template");
            var i2 = this.input.charCodeAt(this.pos);
            if (96 === i2 || 36 === i2 && 123 === this.input.charCodeAt(this.pos + 1)) return this.pos !== this.start || this.type !== O.template && this.type !== O.invalidTemplate ? (e3 += this.input.slice(t3, this.pos), this.finishToken(O.template, e3)) : 36 === i2 ? (this.pos += 2, this.finishToken(O.dollarBraceL)) : (++this.pos, this.finishToken(O.backQuote));
            if (92 === i2) e3 += this.input.slice(t3, this.pos), e3 += this.readEscapedChar(true), t3 = this.pos;
            else if (isNewLine(i2)) {
              switch (e3 += this.input.slice(t3, this.pos), ++this.pos, i2) {
                case 13:
                  10 === this.input.charCodeAt(this.pos) && ++this.pos;
                case 10:
                  e3 += "\n";
                  break;
                default:
                  e3 += String.fromCharCode(i2);
              }
              this.options.locations && (++this.curLine, this.lineStart = this.pos), t3 = this.pos;
            } else ++this.pos;
          }
        }, je.readInvalidTemplateToken = function() {
          for (; this.pos < this.input.length; this.pos++) switch (this.input[this.pos]) {
            case "\\":
              ++this.pos;
              break;
            case "$":
              if ("{" !== this.input[this.pos + 1]) break;
            case "`":
              return this.finishToken(O.invalidTemplate, this.input.slice(this.start, this.pos));
            case "\r":
              "\n" === this.input[this.pos + 1] && ++this.pos;
            case "\n":
            case "\u2028":
            case "\u2029":
              ++this.curLine, this.lineStart = this.pos + 1;
          }
          this.raise(this.start, "Unterminated template");
        }, je.readEscapedChar = function(e3) {
          var t3 = this.input.charCodeAt(++this.pos);
          switch (++this.pos, t3) {
            case 110:
              return "\n";
            case 114:
              return "\r";
            case 120:
              return String.fromCharCode(this.readHexChar(2));
            case 117:
              return codePointToString(this.readCodePoint());
            case 116:
              return "	";
            case 98:
              return "\b";
            case 118:
              return "\v";
            case 102:
              return "\f";
            case 13:
              10 === this.input.charCodeAt(this.pos) && ++this.pos;
            case 10:
              return this.options.locations && (this.lineStart = this.pos, ++this.curLine), "";
            case 56:
            case 57:
              if (this.strict && this.invalidStringToken(this.pos - 1, "Invalid escape sequence"), e3) {
                var i2 = this.pos - 1;
                this.invalidStringToken(i2, "Invalid escape sequence in template string");
              }
            default:
              if (t3 >= 48 && t3 <= 55) {
                var n2 = this.input.substr(this.pos - 1, 3).match(/^[0-7]+/)[0], a2 = parseInt(n2, 8);
                return a2 > 255 && (n2 = n2.slice(0, -1), a2 = parseInt(n2, 8)), this.pos += n2.length - 1, t3 = this.input.charCodeAt(this.pos), "0" === n2 && 56 !== t3 && 57 !== t3 || !this.strict && !e3 || this.invalidStringToken(this.pos - 1 - n2.length, e3 ? "Octal literal in template string" : "Octal literal in strict mode"), String.fromCharCode(a2);
              }
              return isNewLine(t3) ? (this.options.locations && (this.lineStart = this.pos, ++this.curLine), "") : String.fromCharCode(t3);
          }
        }, je.readHexChar = function(e3) {
          var t3 = this.pos, i2 = this.readInt(16, e3);
          return null === i2 && this.invalidStringToken(t3, "Bad character escape sequence"), i2;
        }, je.readWord1 = function() {
          this.containsEsc = false;
          for (var e3 = "", t3 = true, i2 = this.pos, n2 = this.options.ecmaVersion >= 6; this.pos < this.input.length; ) {
            var a2 = this.fullCharCodeAtPos();
            if (isIdentifierChar(a2, n2)) this.pos += a2 <= 65535 ? 1 : 2;
            else {
              if (92 !== a2) break;
              this.containsEsc = true, e3 += this.input.slice(i2, this.pos);
              var c2 = this.pos;
              117 !== this.input.charCodeAt(++this.pos) && this.invalidStringToken(this.pos, "Expecting Unicode escape sequence \\uXXXX"), ++this.pos;
              var l2 = this.readCodePoint();
              (t3 ? isIdentifierStart : isIdentifierChar)(l2, n2) || this.invalidStringToken(c2, "Invalid Unicode escape"), e3 += codePointToString(l2), i2 = this.pos;
            }
            t3 = false;
          }
          return e3 + this.input.slice(i2, this.pos);
        }, je.readWord = function() {
          var e3 = this.readWord1(), t3 = O.name;
          return this.keywords.test(e3) && (t3 = N[e3]), this.finishToken(t3, e3);
        };
        acorn_Parser.acorn = { Parser: acorn_Parser, version: "8.16.0", defaultOptions: X, Position: acorn_Position, SourceLocation: acorn_SourceLocation, getLineInfo, Node: acorn_Node, TokenType: acorn_TokenType, tokTypes: O, keywordTypes: N, TokContext: acorn_TokContext, tokContexts: fe, isIdentifierChar, isIdentifierStart, Token: acorn_Token, isNewLine, lineBreak: j, lineBreakG: F, nonASCIIwhitespace: B };
        var Be = __webpack_require__("node:module"), $e = __webpack_require__("node:fs");
        String.fromCharCode;
        const qe = /\/$|\/\?|\/#/, Ge = /^\.?\//;
        function hasTrailingSlash(e3 = "", t3) {
          return t3 ? qe.test(e3) : e3.endsWith("/");
        }
        function withTrailingSlash(e3 = "", t3) {
          if (!t3) return e3.endsWith("/") ? e3 : e3 + "/";
          if (hasTrailingSlash(e3, true)) return e3 || "/";
          let i2 = e3, n2 = "";
          const a2 = e3.indexOf("#");
          if (-1 !== a2 && (i2 = e3.slice(0, a2), n2 = e3.slice(a2), !i2)) return n2;
          const [c2, ...l2] = i2.split("?");
          return c2 + "/" + (l2.length > 0 ? `?${l2.join("?")}` : "") + n2;
        }
        function isNonEmptyURL(e3) {
          return e3 && "/" !== e3;
        }
        function dist_joinURL(e3, ...t3) {
          let i2 = e3 || "";
          for (const e4 of t3.filter((e5) => isNonEmptyURL(e5))) if (i2) {
            const t4 = e4.replace(Ge, "");
            i2 = withTrailingSlash(i2) + t4;
          } else i2 = e4;
          return i2;
        }
        /* @__PURE__ */ Symbol.for("ufo:protocolRelative");
        const Ke = /^[A-Za-z]:\//;
        function pathe_M_eThtNZ_normalizeWindowsPath(e3 = "") {
          return e3 ? e3.replace(/\\/g, "/").replace(Ke, (e4) => e4.toUpperCase()) : e3;
        }
        const He = /^[/\\]{2}/, ze = /^[/\\](?![/\\])|^[/\\]{2}(?!\.)|^[A-Za-z]:[/\\]/, Je = /^[A-Za-z]:$/, Ye = /.(\.[^./]+|\.)$/, pathe_M_eThtNZ_normalize = function(e3) {
          if (0 === e3.length) return ".";
          const t3 = (e3 = pathe_M_eThtNZ_normalizeWindowsPath(e3)).match(He), i2 = isAbsolute(e3), n2 = "/" === e3[e3.length - 1];
          return 0 === (e3 = normalizeString(e3, !i2)).length ? i2 ? "/" : n2 ? "./" : "." : (n2 && (e3 += "/"), Je.test(e3) && (e3 += "/"), t3 ? i2 ? `//${e3}` : `//./${e3}` : i2 && !isAbsolute(e3) ? `/${e3}` : e3);
        }, pathe_M_eThtNZ_join = function(...e3) {
          let t3 = "";
          for (const i2 of e3) if (i2) if (t3.length > 0) {
            const e4 = "/" === t3[t3.length - 1], n2 = "/" === i2[0];
            t3 += e4 && n2 ? i2.slice(1) : e4 || n2 ? i2 : `/${i2}`;
          } else t3 += i2;
          return pathe_M_eThtNZ_normalize(t3);
        };
        function pathe_M_eThtNZ_cwd() {
          return "undefined" != typeof process && "function" == typeof process.cwd ? process.cwd().replace(/\\/g, "/") : "/";
        }
        const pathe_M_eThtNZ_resolve = function(...e3) {
          let t3 = "", i2 = false;
          for (let n2 = (e3 = e3.map((e4) => pathe_M_eThtNZ_normalizeWindowsPath(e4))).length - 1; n2 >= -1 && !i2; n2--) {
            const a2 = n2 >= 0 ? e3[n2] : pathe_M_eThtNZ_cwd();
            a2 && 0 !== a2.length && (t3 = `${a2}/${t3}`, i2 = isAbsolute(a2));
          }
          return t3 = normalizeString(t3, !i2), i2 && !isAbsolute(t3) ? `/${t3}` : t3.length > 0 ? t3 : ".";
        };
        function normalizeString(e3, t3) {
          let i2 = "", n2 = 0, a2 = -1, c2 = 0, l2 = null;
          for (let y2 = 0; y2 <= e3.length; ++y2) {
            if (y2 < e3.length) l2 = e3[y2];
            else {
              if ("/" === l2) break;
              l2 = "/";
            }
            if ("/" === l2) {
              if (a2 === y2 - 1 || 1 === c2) ;
              else if (2 === c2) {
                if (i2.length < 2 || 2 !== n2 || "." !== i2[i2.length - 1] || "." !== i2[i2.length - 2]) {
                  if (i2.length > 2) {
                    const e4 = i2.lastIndexOf("/");
                    -1 === e4 ? (i2 = "", n2 = 0) : (i2 = i2.slice(0, e4), n2 = i2.length - 1 - i2.lastIndexOf("/")), a2 = y2, c2 = 0;
                    continue;
                  }
                  if (i2.length > 0) {
                    i2 = "", n2 = 0, a2 = y2, c2 = 0;
                    continue;
                  }
                }
                t3 && (i2 += i2.length > 0 ? "/.." : "..", n2 = 2);
              } else i2.length > 0 ? i2 += `/${e3.slice(a2 + 1, y2)}` : i2 = e3.slice(a2 + 1, y2), n2 = y2 - a2 - 1;
              a2 = y2, c2 = 0;
            } else "." === l2 && -1 !== c2 ? ++c2 : c2 = -1;
          }
          return i2;
        }
        const isAbsolute = function(e3) {
          return ze.test(e3);
        }, extname = function(e3) {
          if (".." === e3) return "";
          const t3 = Ye.exec(pathe_M_eThtNZ_normalizeWindowsPath(e3));
          return t3 && t3[1] || "";
        }, pathe_M_eThtNZ_dirname = function(e3) {
          const t3 = pathe_M_eThtNZ_normalizeWindowsPath(e3).replace(/\/$/, "").split("/").slice(0, -1);
          return 1 === t3.length && Je.test(t3[0]) && (t3[0] += "/"), t3.join("/") || (isAbsolute(e3) ? "/" : ".");
        }, basename = function(e3, t3) {
          const i2 = pathe_M_eThtNZ_normalizeWindowsPath(e3).split("/");
          let n2 = "";
          for (let e4 = i2.length - 1; e4 >= 0; e4--) {
            const t4 = i2[e4];
            if (t4) {
              n2 = t4;
              break;
            }
          }
          return t3 && n2.endsWith(t3) ? n2.slice(0, -t3.length) : n2;
        }, Qe = __require("node:url"), Ze = __require("node:assert"), Xe = __require("node:process");
        var et = __webpack_require__("node:path");
        const tt = __require("node:v8"), it = __require("node:util"), st = new Set(Be.builtinModules);
        function normalizeSlash(e3) {
          return e3.replace(/\\/g, "/");
        }
        const rt = {}.hasOwnProperty, nt = /^([A-Z][a-z\d]*)+$/, at = /* @__PURE__ */ new Set(["string", "function", "number", "object", "Function", "Object", "boolean", "bigint", "symbol"]), ot = {};
        function formatList(e3, t3 = "and") {
          return e3.length < 3 ? e3.join(` ${t3} `) : `${e3.slice(0, -1).join(", ")}, ${t3} ${e3[e3.length - 1]}`;
        }
        const ct = /* @__PURE__ */ new Map();
        let ht;
        function createError(e3, t3, i2) {
          return ct.set(e3, t3), /* @__PURE__ */ (function(e4, t4) {
            return NodeError;
            function NodeError(...i3) {
              const n2 = Error.stackTraceLimit;
              isErrorStackTraceLimitWritable() && (Error.stackTraceLimit = 0);
              const a2 = new e4();
              isErrorStackTraceLimitWritable() && (Error.stackTraceLimit = n2);
              const c2 = (function(e5, t5, i4) {
                const n3 = ct.get(e5);
                if (Ze.ok(void 0 !== n3, "expected `message` to be found"), "function" == typeof n3) return Ze.ok(n3.length <= t5.length, `Code: ${e5}; The provided arguments length (${t5.length}) does not match the required ones (${n3.length}).`), Reflect.apply(n3, i4, t5);
                const a3 = /%[dfijoOs]/g;
                let c3 = 0;
                for (; null !== a3.exec(n3); ) c3++;
                return Ze.ok(c3 === t5.length, `Code: ${e5}; The provided arguments length (${t5.length}) does not match the required ones (${c3}).`), 0 === t5.length ? n3 : (t5.unshift(n3), Reflect.apply(it.format, null, t5));
              })(t4, i3, a2);
              return Object.defineProperties(a2, { message: { value: c2, enumerable: false, writable: true, configurable: true }, toString: { value() {
                return `${this.name} [${t4}]: ${this.message}`;
              }, enumerable: false, writable: true, configurable: true } }), lt(a2), a2.code = t4, a2;
            }
          })(i2, e3);
        }
        function isErrorStackTraceLimitWritable() {
          try {
            if (tt.startupSnapshot.isBuildingSnapshot()) return false;
          } catch {
          }
          const e3 = Object.getOwnPropertyDescriptor(Error, "stackTraceLimit");
          return void 0 === e3 ? Object.isExtensible(Error) : rt.call(e3, "writable") && void 0 !== e3.writable ? e3.writable : void 0 !== e3.set;
        }
        ot.ERR_INVALID_ARG_TYPE = createError("ERR_INVALID_ARG_TYPE", (e3, t3, i2) => {
          Ze.ok("string" == typeof e3, "'name' must be a string"), Array.isArray(t3) || (t3 = [t3]);
          let n2 = "The ";
          if (e3.endsWith(" argument")) n2 += `${e3} `;
          else {
            const t4 = e3.includes(".") ? "property" : "argument";
            n2 += `"${e3}" ${t4} `;
          }
          n2 += "must be ";
          const a2 = [], c2 = [], l2 = [];
          for (const e4 of t3) Ze.ok("string" == typeof e4, "All expected entries have to be of type string"), at.has(e4) ? a2.push(e4.toLowerCase()) : null === nt.exec(e4) ? (Ze.ok("object" !== e4, 'The value "object" should be written as "Object"'), l2.push(e4)) : c2.push(e4);
          if (c2.length > 0) {
            const e4 = a2.indexOf("object");
            -1 !== e4 && (a2.slice(e4, 1), c2.push("Object"));
          }
          return a2.length > 0 && (n2 += `${a2.length > 1 ? "one of type" : "of type"} ${formatList(a2, "or")}`, (c2.length > 0 || l2.length > 0) && (n2 += " or ")), c2.length > 0 && (n2 += `an instance of ${formatList(c2, "or")}`, l2.length > 0 && (n2 += " or ")), l2.length > 0 && (l2.length > 1 ? n2 += `one of ${formatList(l2, "or")}` : (l2[0].toLowerCase() !== l2[0] && (n2 += "an "), n2 += `${l2[0]}`)), n2 += `. Received ${(function(e4) {
            if (null == e4) return String(e4);
            if ("function" == typeof e4 && e4.name) return `function ${e4.name}`;
            if ("object" == typeof e4) return e4.constructor && e4.constructor.name ? `an instance of ${e4.constructor.name}` : `${(0, it.inspect)(e4, { depth: -1 })}`;
            let t4 = (0, it.inspect)(e4, { colors: false });
            t4.length > 28 && (t4 = `${t4.slice(0, 25)}...`);
            return `type ${typeof e4} (${t4})`;
          })(i2)}`, n2;
        }, TypeError), ot.ERR_INVALID_MODULE_SPECIFIER = createError("ERR_INVALID_MODULE_SPECIFIER", (e3, t3, i2 = void 0) => `Invalid module "${e3}" ${t3}${i2 ? ` imported from ${i2}` : ""}`, TypeError), ot.ERR_INVALID_PACKAGE_CONFIG = createError("ERR_INVALID_PACKAGE_CONFIG", (e3, t3, i2) => `Invalid package config ${e3}${t3 ? ` while importing ${t3}` : ""}${i2 ? `. ${i2}` : ""}`, Error), ot.ERR_INVALID_PACKAGE_TARGET = createError("ERR_INVALID_PACKAGE_TARGET", (e3, t3, i2, n2 = false, a2 = void 0) => {
          const c2 = "string" == typeof i2 && !n2 && i2.length > 0 && !i2.startsWith("./");
          return "." === t3 ? (Ze.ok(false === n2), `Invalid "exports" main target ${JSON.stringify(i2)} defined in the package config ${e3}package.json${a2 ? ` imported from ${a2}` : ""}${c2 ? '; targets must start with "./"' : ""}`) : `Invalid "${n2 ? "imports" : "exports"}" target ${JSON.stringify(i2)} defined for '${t3}' in the package config ${e3}package.json${a2 ? ` imported from ${a2}` : ""}${c2 ? '; targets must start with "./"' : ""}`;
        }, Error), ot.ERR_MODULE_NOT_FOUND = createError("ERR_MODULE_NOT_FOUND", (e3, t3, i2 = false) => `Cannot find ${i2 ? "module" : "package"} '${e3}' imported from ${t3}`, Error), ot.ERR_NETWORK_IMPORT_DISALLOWED = createError("ERR_NETWORK_IMPORT_DISALLOWED", "import of '%s' by %s is not supported: %s", Error), ot.ERR_PACKAGE_IMPORT_NOT_DEFINED = createError("ERR_PACKAGE_IMPORT_NOT_DEFINED", (e3, t3, i2) => `Package import specifier "${e3}" is not defined${t3 ? ` in package ${t3}package.json` : ""} imported from ${i2}`, TypeError), ot.ERR_PACKAGE_PATH_NOT_EXPORTED = createError("ERR_PACKAGE_PATH_NOT_EXPORTED", (e3, t3, i2 = void 0) => "." === t3 ? `No "exports" main defined in ${e3}package.json${i2 ? ` imported from ${i2}` : ""}` : `Package subpath '${t3}' is not defined by "exports" in ${e3}package.json${i2 ? ` imported from ${i2}` : ""}`, Error), ot.ERR_UNSUPPORTED_DIR_IMPORT = createError("ERR_UNSUPPORTED_DIR_IMPORT", "Directory import '%s' is not supported resolving ES modules imported from %s", Error), ot.ERR_UNSUPPORTED_RESOLVE_REQUEST = createError("ERR_UNSUPPORTED_RESOLVE_REQUEST", 'Failed to resolve module specifier "%s" from "%s": Invalid relative URL or base scheme is not hierarchical.', TypeError), ot.ERR_UNKNOWN_FILE_EXTENSION = createError("ERR_UNKNOWN_FILE_EXTENSION", (e3, t3) => `Unknown file extension "${e3}" for ${t3}`, TypeError), ot.ERR_INVALID_ARG_VALUE = createError("ERR_INVALID_ARG_VALUE", (e3, t3, i2 = "is invalid") => {
          let n2 = (0, it.inspect)(t3);
          n2.length > 128 && (n2 = `${n2.slice(0, 128)}...`);
          return `The ${e3.includes(".") ? "property" : "argument"} '${e3}' ${i2}. Received ${n2}`;
        }, TypeError);
        const lt = (function(e3) {
          const t3 = "__node_internal_" + e3.name;
          return Object.defineProperty(e3, "name", { value: t3 }), e3;
        })(function(e3) {
          const t3 = isErrorStackTraceLimitWritable();
          return t3 && (ht = Error.stackTraceLimit, Error.stackTraceLimit = Number.POSITIVE_INFINITY), Error.captureStackTrace(e3), t3 && (Error.stackTraceLimit = ht), e3;
        });
        const pt = {}.hasOwnProperty, { ERR_INVALID_PACKAGE_CONFIG: ut } = ot, dt = /* @__PURE__ */ new Map();
        function read(e3, { base: t3, specifier: i2 }) {
          const n2 = dt.get(e3);
          if (n2) return n2;
          let a2;
          try {
            a2 = $e.readFileSync(et.toNamespacedPath(e3), "utf8");
          } catch (e4) {
            const t4 = e4;
            if ("ENOENT" !== t4.code) throw t4;
          }
          const c2 = { exists: false, pjsonPath: e3, main: void 0, name: void 0, type: "none", exports: void 0, imports: void 0 };
          if (void 0 !== a2) {
            let n3;
            try {
              n3 = JSON.parse(a2);
            } catch (n4) {
              const a3 = n4, c3 = new ut(e3, (t3 ? `"${i2}" from ` : "") + (0, Qe.fileURLToPath)(t3 || i2), a3.message);
              throw c3.cause = a3, c3;
            }
            c2.exists = true, pt.call(n3, "name") && "string" == typeof n3.name && (c2.name = n3.name), pt.call(n3, "main") && "string" == typeof n3.main && (c2.main = n3.main), pt.call(n3, "exports") && (c2.exports = n3.exports), pt.call(n3, "imports") && (c2.imports = n3.imports), !pt.call(n3, "type") || "commonjs" !== n3.type && "module" !== n3.type || (c2.type = n3.type);
          }
          return dt.set(e3, c2), c2;
        }
        function getPackageScopeConfig(e3) {
          let t3 = new URL("package.json", e3);
          for (; ; ) {
            if (t3.pathname.endsWith("node_modules/package.json")) break;
            const i2 = read((0, Qe.fileURLToPath)(t3), { specifier: e3 });
            if (i2.exists) return i2;
            const n2 = t3;
            if (t3 = new URL("../package.json", t3), t3.pathname === n2.pathname) break;
          }
          return { pjsonPath: (0, Qe.fileURLToPath)(t3), exists: false, type: "none" };
        }
        function getPackageType(e3) {
          return getPackageScopeConfig(e3).type;
        }
        const { ERR_UNKNOWN_FILE_EXTENSION: ft } = ot, mt = {}.hasOwnProperty, gt = { __proto__: null, ".cjs": "commonjs", ".js": "module", ".json": "json", ".mjs": "module" };
        const xt = { __proto__: null, "data:": function(e3) {
          const { 1: t3 } = /^([^/]+\/[^;,]+)[^,]*?(;base64)?,/.exec(e3.pathname) || [null, null, null];
          return (function(e4) {
            return e4 && /\s*(text|application)\/javascript\s*(;\s*charset=utf-?8\s*)?/i.test(e4) ? "module" : "application/json" === e4 ? "json" : null;
          })(t3);
        }, "file:": function(e3, t3, i2) {
          const n2 = (function(e4) {
            const t4 = e4.pathname;
            let i3 = t4.length;
            for (; i3--; ) {
              const e5 = t4.codePointAt(i3);
              if (47 === e5) return "";
              if (46 === e5) return 47 === t4.codePointAt(i3 - 1) ? "" : t4.slice(i3);
            }
            return "";
          })(e3);
          if (".js" === n2) {
            const t4 = getPackageType(e3);
            return "none" !== t4 ? t4 : "commonjs";
          }
          if ("" === n2) {
            const t4 = getPackageType(e3);
            return "none" === t4 || "commonjs" === t4 ? "commonjs" : "module";
          }
          const a2 = gt[n2];
          if (a2) return a2;
          if (i2) return;
          const c2 = (0, Qe.fileURLToPath)(e3);
          throw new ft(n2, c2);
        }, "http:": getHttpProtocolModuleFormat, "https:": getHttpProtocolModuleFormat, "node:": () => "builtin" };
        function getHttpProtocolModuleFormat() {
        }
        const vt = Object.freeze(["node", "import"]), yt = new Set(vt);
        function getConditionsSet(e3) {
          return yt;
        }
        const _t = RegExp.prototype[Symbol.replace], { ERR_INVALID_MODULE_SPECIFIER: Et, ERR_INVALID_PACKAGE_CONFIG: bt, ERR_INVALID_PACKAGE_TARGET: kt, ERR_MODULE_NOT_FOUND: wt, ERR_PACKAGE_IMPORT_NOT_DEFINED: Ct, ERR_PACKAGE_PATH_NOT_EXPORTED: St, ERR_UNSUPPORTED_DIR_IMPORT: It, ERR_UNSUPPORTED_RESOLVE_REQUEST: Tt } = ot, Rt = {}.hasOwnProperty, At = /(^|\\|\/)((\.|%2e)(\.|%2e)?|(n|%6e|%4e)(o|%6f|%4f)(d|%64|%44)(e|%65|%45)(_|%5f)(m|%6d|%4d)(o|%6f|%4f)(d|%64|%44)(u|%75|%55)(l|%6c|%4c)(e|%65|%45)(s|%73|%53))?(\\|\/|$)/i, Pt = /(^|\\|\/)((\.|%2e)(\.|%2e)?|(n|%6e|%4e)(o|%6f|%4f)(d|%64|%44)(e|%65|%45)(_|%5f)(m|%6d|%4d)(o|%6f|%4f)(d|%64|%44)(u|%75|%55)(l|%6c|%4c)(e|%65|%45)(s|%73|%53))(\\|\/|$)/i, Lt = /^\.|%|\\/, Nt = /\*/g, Ot = /%2f|%5c/i, Dt = /* @__PURE__ */ new Set(), Vt = /[/\\]{2}/;
        function emitInvalidSegmentDeprecation(e3, t3, i2, n2, a2, c2, l2) {
          if (Xe.noDeprecation) return;
          const y2 = (0, Qe.fileURLToPath)(n2), E2 = null !== Vt.exec(l2 ? e3 : t3);
          Xe.emitWarning(`Use of deprecated ${E2 ? "double slash" : "leading or trailing slash matching"} resolving "${e3}" for module request "${t3}" ${t3 === i2 ? "" : `matched to "${i2}" `}in the "${a2 ? "imports" : "exports"}" field module resolution of the package at ${y2}${c2 ? ` imported from ${(0, Qe.fileURLToPath)(c2)}` : ""}.`, "DeprecationWarning", "DEP0166");
        }
        function emitLegacyIndexDeprecation(e3, t3, i2, n2) {
          if (Xe.noDeprecation) return;
          const a2 = (function(e4, t4) {
            const i3 = e4.protocol;
            return mt.call(xt, i3) && xt[i3](e4, t4, true) || null;
          })(e3, { parentURL: i2.href });
          if ("module" !== a2) return;
          const c2 = (0, Qe.fileURLToPath)(e3.href), l2 = (0, Qe.fileURLToPath)(new URL(".", t3)), y2 = (0, Qe.fileURLToPath)(i2);
          n2 ? et.resolve(l2, n2) !== c2 && Xe.emitWarning(`Package ${l2} has a "main" field set to "${n2}", excluding the full filename and extension to the resolved file at "${c2.slice(l2.length)}", imported from ${y2}.
 Automatic extension resolution of the "main" field is deprecated for ES modules.`, "DeprecationWarning", "DEP0151") : Xe.emitWarning(`No "main" or "exports" field defined in the package.json for ${l2} resolving the main entry point "${c2.slice(l2.length)}", imported from ${y2}.
Default "index" lookups for the main are deprecated for ES modules.`, "DeprecationWarning", "DEP0151");
        }
        function tryStatSync(e3) {
          try {
            return (0, $e.statSync)(e3);
          } catch {
          }
        }
        function fileExists(e3) {
          const t3 = (0, $e.statSync)(e3, { throwIfNoEntry: false }), i2 = t3 ? t3.isFile() : void 0;
          return null != i2 && i2;
        }
        function legacyMainResolve(e3, t3, i2) {
          let n2;
          if (void 0 !== t3.main) {
            if (n2 = new URL(t3.main, e3), fileExists(n2)) return n2;
            const a3 = [`./${t3.main}.js`, `./${t3.main}.json`, `./${t3.main}.node`, `./${t3.main}/index.js`, `./${t3.main}/index.json`, `./${t3.main}/index.node`];
            let c3 = -1;
            for (; ++c3 < a3.length && (n2 = new URL(a3[c3], e3), !fileExists(n2)); ) n2 = void 0;
            if (n2) return emitLegacyIndexDeprecation(n2, e3, i2, t3.main), n2;
          }
          const a2 = ["./index.js", "./index.json", "./index.node"];
          let c2 = -1;
          for (; ++c2 < a2.length && (n2 = new URL(a2[c2], e3), !fileExists(n2)); ) n2 = void 0;
          if (n2) return emitLegacyIndexDeprecation(n2, e3, i2, t3.main), n2;
          throw new wt((0, Qe.fileURLToPath)(new URL(".", e3)), (0, Qe.fileURLToPath)(i2));
        }
        function exportsNotFound(e3, t3, i2) {
          return new St((0, Qe.fileURLToPath)(new URL(".", t3)), e3, i2 && (0, Qe.fileURLToPath)(i2));
        }
        function invalidPackageTarget(e3, t3, i2, n2, a2) {
          return t3 = "object" == typeof t3 && null !== t3 ? JSON.stringify(t3, null, "") : `${t3}`, new kt((0, Qe.fileURLToPath)(new URL(".", i2)), e3, t3, n2, a2 && (0, Qe.fileURLToPath)(a2));
        }
        function resolvePackageTargetString(e3, t3, i2, n2, a2, c2, l2, y2, E2) {
          if ("" !== t3 && !c2 && "/" !== e3[e3.length - 1]) throw invalidPackageTarget(i2, e3, n2, l2, a2);
          if (!e3.startsWith("./")) {
            if (l2 && !e3.startsWith("../") && !e3.startsWith("/")) {
              let i3 = false;
              try {
                new URL(e3), i3 = true;
              } catch {
              }
              if (!i3) {
                return packageResolve(c2 ? _t.call(Nt, e3, () => t3) : e3 + t3, n2, E2);
              }
            }
            throw invalidPackageTarget(i2, e3, n2, l2, a2);
          }
          if (null !== At.exec(e3.slice(2))) {
            if (null !== Pt.exec(e3.slice(2))) throw invalidPackageTarget(i2, e3, n2, l2, a2);
            if (!y2) {
              const y3 = c2 ? i2.replace("*", () => t3) : i2 + t3;
              emitInvalidSegmentDeprecation(c2 ? _t.call(Nt, e3, () => t3) : e3, y3, i2, n2, l2, a2, true);
            }
          }
          const w2 = new URL(e3, n2), C2 = w2.pathname, S2 = new URL(".", n2).pathname;
          if (!C2.startsWith(S2)) throw invalidPackageTarget(i2, e3, n2, l2, a2);
          if ("" === t3) return w2;
          if (null !== At.exec(t3)) {
            const E3 = c2 ? i2.replace("*", () => t3) : i2 + t3;
            if (null === Pt.exec(t3)) {
              if (!y2) {
                emitInvalidSegmentDeprecation(c2 ? _t.call(Nt, e3, () => t3) : e3, E3, i2, n2, l2, a2, false);
              }
            } else !(function(e4, t4, i3, n3, a3) {
              const c3 = `request is not a valid match in pattern "${t4}" for the "${n3 ? "imports" : "exports"}" resolution of ${(0, Qe.fileURLToPath)(i3)}`;
              throw new Et(e4, c3, a3 && (0, Qe.fileURLToPath)(a3));
            })(E3, i2, n2, l2, a2);
          }
          return c2 ? new URL(_t.call(Nt, w2.href, () => t3)) : new URL(t3, w2);
        }
        function isArrayIndex(e3) {
          const t3 = Number(e3);
          return `${t3}` === e3 && (t3 >= 0 && t3 < 4294967295);
        }
        function resolvePackageTarget(e3, t3, i2, n2, a2, c2, l2, y2, E2) {
          if ("string" == typeof t3) return resolvePackageTargetString(t3, i2, n2, e3, a2, c2, l2, y2, E2);
          if (Array.isArray(t3)) {
            const w2 = t3;
            if (0 === w2.length) return null;
            let C2, S2 = -1;
            for (; ++S2 < w2.length; ) {
              const t4 = w2[S2];
              let I2;
              try {
                I2 = resolvePackageTarget(e3, t4, i2, n2, a2, c2, l2, y2, E2);
              } catch (e4) {
                if (C2 = e4, "ERR_INVALID_PACKAGE_TARGET" === e4.code) continue;
                throw e4;
              }
              if (void 0 !== I2) {
                if (null !== I2) return I2;
                C2 = null;
              }
            }
            if (null == C2) return null;
            throw C2;
          }
          if ("object" == typeof t3 && null !== t3) {
            const w2 = Object.getOwnPropertyNames(t3);
            let C2 = -1;
            for (; ++C2 < w2.length; ) {
              if (isArrayIndex(w2[C2])) throw new bt((0, Qe.fileURLToPath)(e3), a2, '"exports" cannot contain numeric property keys.');
            }
            for (C2 = -1; ++C2 < w2.length; ) {
              const S2 = w2[C2];
              if ("default" === S2 || E2 && E2.has(S2)) {
                const w3 = resolvePackageTarget(e3, t3[S2], i2, n2, a2, c2, l2, y2, E2);
                if (void 0 === w3) continue;
                return w3;
              }
            }
            return null;
          }
          if (null === t3) return null;
          throw invalidPackageTarget(n2, t3, e3, l2, a2);
        }
        function emitTrailingSlashPatternDeprecation(e3, t3, i2) {
          if (Xe.noDeprecation) return;
          const n2 = (0, Qe.fileURLToPath)(t3);
          Dt.has(n2 + "|" + e3) || (Dt.add(n2 + "|" + e3), Xe.emitWarning(`Use of deprecated trailing slash pattern mapping "${e3}" in the "exports" field module resolution of the package at ${n2}${i2 ? ` imported from ${(0, Qe.fileURLToPath)(i2)}` : ""}. Mapping specifiers ending in "/" is no longer supported.`, "DeprecationWarning", "DEP0155"));
        }
        function packageExportsResolve(e3, t3, i2, n2, a2) {
          let c2 = i2.exports;
          if ((function(e4, t4, i3) {
            if ("string" == typeof e4 || Array.isArray(e4)) return true;
            if ("object" != typeof e4 || null === e4) return false;
            const n3 = Object.getOwnPropertyNames(e4);
            let a3 = false, c3 = 0, l3 = -1;
            for (; ++l3 < n3.length; ) {
              const e5 = n3[l3], y3 = "" === e5 || "." !== e5[0];
              if (0 === c3++) a3 = y3;
              else if (a3 !== y3) throw new bt((0, Qe.fileURLToPath)(t4), i3, `"exports" cannot contain some keys starting with '.' and some not. The exports object must either be an object of package subpath keys or an object of main entry condition name keys only.`);
            }
            return a3;
          })(c2, e3, n2) && (c2 = { ".": c2 }), Rt.call(c2, t3) && !t3.includes("*") && !t3.endsWith("/")) {
            const i3 = resolvePackageTarget(e3, c2[t3], "", t3, n2, false, false, false, a2);
            if (null == i3) throw exportsNotFound(t3, e3, n2);
            return i3;
          }
          let l2 = "", y2 = "";
          const E2 = Object.getOwnPropertyNames(c2);
          let w2 = -1;
          for (; ++w2 < E2.length; ) {
            const i3 = E2[w2], a3 = i3.indexOf("*");
            if (-1 !== a3 && t3.startsWith(i3.slice(0, a3))) {
              t3.endsWith("/") && emitTrailingSlashPatternDeprecation(t3, e3, n2);
              const c3 = i3.slice(a3 + 1);
              t3.length >= i3.length && t3.endsWith(c3) && 1 === patternKeyCompare(l2, i3) && i3.lastIndexOf("*") === a3 && (l2 = i3, y2 = t3.slice(a3, t3.length - c3.length));
            }
          }
          if (l2) {
            const i3 = resolvePackageTarget(e3, c2[l2], y2, l2, n2, true, false, t3.endsWith("/"), a2);
            if (null == i3) throw exportsNotFound(t3, e3, n2);
            return i3;
          }
          throw exportsNotFound(t3, e3, n2);
        }
        function patternKeyCompare(e3, t3) {
          const i2 = e3.indexOf("*"), n2 = t3.indexOf("*"), a2 = -1 === i2 ? e3.length : i2 + 1, c2 = -1 === n2 ? t3.length : n2 + 1;
          return a2 > c2 ? -1 : c2 > a2 || -1 === i2 ? 1 : -1 === n2 || e3.length > t3.length ? -1 : t3.length > e3.length ? 1 : 0;
        }
        function packageImportsResolve(e3, t3, i2) {
          if ("#" === e3 || e3.startsWith("#/") || e3.endsWith("/")) {
            throw new Et(e3, "is not a valid internal imports specifier name", (0, Qe.fileURLToPath)(t3));
          }
          let n2;
          const a2 = getPackageScopeConfig(t3);
          if (a2.exists) {
            n2 = (0, Qe.pathToFileURL)(a2.pjsonPath);
            const c2 = a2.imports;
            if (c2) if (Rt.call(c2, e3) && !e3.includes("*")) {
              const a3 = resolvePackageTarget(n2, c2[e3], "", e3, t3, false, true, false, i2);
              if (null != a3) return a3;
            } else {
              let a3 = "", l2 = "";
              const y2 = Object.getOwnPropertyNames(c2);
              let E2 = -1;
              for (; ++E2 < y2.length; ) {
                const t4 = y2[E2], i3 = t4.indexOf("*");
                if (-1 !== i3 && e3.startsWith(t4.slice(0, -1))) {
                  const n3 = t4.slice(i3 + 1);
                  e3.length >= t4.length && e3.endsWith(n3) && 1 === patternKeyCompare(a3, t4) && t4.lastIndexOf("*") === i3 && (a3 = t4, l2 = e3.slice(i3, e3.length - n3.length));
                }
              }
              if (a3) {
                const e4 = resolvePackageTarget(n2, c2[a3], l2, a3, t3, true, true, false, i2);
                if (null != e4) return e4;
              }
            }
          }
          throw (function(e4, t4, i3) {
            return new Ct(e4, t4 && (0, Qe.fileURLToPath)(new URL(".", t4)), (0, Qe.fileURLToPath)(i3));
          })(e3, n2, t3);
        }
        function packageResolve(e3, t3, i2) {
          if (Be.builtinModules.includes(e3)) return new URL("node:" + e3);
          const { packageName: n2, packageSubpath: a2, isScoped: c2 } = (function(e4, t4) {
            let i3 = e4.indexOf("/"), n3 = true, a3 = false;
            "@" === e4[0] && (a3 = true, -1 === i3 || 0 === e4.length ? n3 = false : i3 = e4.indexOf("/", i3 + 1));
            const c3 = -1 === i3 ? e4 : e4.slice(0, i3);
            if (null !== Lt.exec(c3) && (n3 = false), !n3) throw new Et(e4, "is not a valid package name", (0, Qe.fileURLToPath)(t4));
            return { packageName: c3, packageSubpath: "." + (-1 === i3 ? "" : e4.slice(i3)), isScoped: a3 };
          })(e3, t3), l2 = getPackageScopeConfig(t3);
          if (l2.exists) {
            const e4 = (0, Qe.pathToFileURL)(l2.pjsonPath);
            if (l2.name === n2 && void 0 !== l2.exports && null !== l2.exports) return packageExportsResolve(e4, a2, l2, t3, i2);
          }
          let y2, E2 = new URL("./node_modules/" + n2 + "/package.json", t3), w2 = (0, Qe.fileURLToPath)(E2);
          do {
            const l3 = tryStatSync(w2.slice(0, -13));
            if (!l3 || !l3.isDirectory()) {
              y2 = w2, E2 = new URL((c2 ? "../../../../node_modules/" : "../../../node_modules/") + n2 + "/package.json", E2), w2 = (0, Qe.fileURLToPath)(E2);
              continue;
            }
            const C2 = read(w2, { base: t3, specifier: e3 });
            return void 0 !== C2.exports && null !== C2.exports ? packageExportsResolve(E2, a2, C2, t3, i2) : "." === a2 ? legacyMainResolve(E2, C2, t3) : new URL(a2, E2);
          } while (w2.length !== y2.length);
        }
        function moduleResolve(e3, t3, i2, n2) {
          void 0 === i2 && (i2 = getConditionsSet());
          const a2 = t3.protocol, c2 = "data:" === a2 || "http:" === a2 || "https:" === a2;
          let l2;
          if ((function(e4) {
            return "" !== e4 && ("/" === e4[0] || (function(e5) {
              if ("." === e5[0]) {
                if (1 === e5.length || "/" === e5[1]) return true;
                if ("." === e5[1] && (2 === e5.length || "/" === e5[2])) return true;
              }
              return false;
            })(e4));
          })(e3)) try {
            l2 = new URL(e3, t3);
          } catch (i3) {
            const n3 = new Tt(e3, t3);
            throw n3.cause = i3, n3;
          }
          else if ("file:" === a2 && "#" === e3[0]) l2 = packageImportsResolve(e3, t3, i2);
          else try {
            l2 = new URL(e3);
          } catch (n3) {
            if (c2 && !Be.builtinModules.includes(e3)) {
              const i3 = new Tt(e3, t3);
              throw i3.cause = n3, i3;
            }
            l2 = packageResolve(e3, t3, i2);
          }
          return Ze.ok(void 0 !== l2, "expected to be defined"), "file:" !== l2.protocol ? l2 : (function(e4, t4) {
            if (null !== Ot.exec(e4.pathname)) throw new Et(e4.pathname, 'must not include encoded "/" or "\\" characters', (0, Qe.fileURLToPath)(t4));
            let i3;
            try {
              i3 = (0, Qe.fileURLToPath)(e4);
            } catch (i4) {
              const n4 = i4;
              throw Object.defineProperty(n4, "input", { value: String(e4) }), Object.defineProperty(n4, "module", { value: String(t4) }), n4;
            }
            const n3 = tryStatSync(i3.endsWith("/") ? i3.slice(-1) : i3);
            if (n3 && n3.isDirectory()) {
              const n4 = new It(i3, (0, Qe.fileURLToPath)(t4));
              throw n4.url = String(e4), n4;
            }
            if (!n3 || !n3.isFile()) {
              const n4 = new wt(i3 || e4.pathname, t4 && (0, Qe.fileURLToPath)(t4), true);
              throw n4.url = String(e4), n4;
            }
            {
              const t5 = (0, $e.realpathSync)(i3), { search: n4, hash: a3 } = e4;
              (e4 = (0, Qe.pathToFileURL)(t5 + (i3.endsWith(et.sep) ? "/" : ""))).search = n4, e4.hash = a3;
            }
            return e4;
          })(l2, t3);
        }
        function fileURLToPath(e3) {
          return "string" != typeof e3 || e3.startsWith("file://") ? normalizeSlash((0, Qe.fileURLToPath)(e3)) : normalizeSlash(e3);
        }
        function pathToFileURL(e3) {
          return (0, Qe.pathToFileURL)(fileURLToPath(e3)).toString();
        }
        const Ut = /* @__PURE__ */ new Set(["node", "import"]), Mt = [".mjs", ".cjs", ".js", ".json"], jt = /* @__PURE__ */ new Set(["ERR_MODULE_NOT_FOUND", "ERR_UNSUPPORTED_DIR_IMPORT", "MODULE_NOT_FOUND", "ERR_PACKAGE_PATH_NOT_EXPORTED"]);
        function _tryModuleResolve(e3, t3, i2) {
          try {
            return moduleResolve(e3, t3, i2);
          } catch (e4) {
            if (!jt.has(e4?.code)) throw e4;
          }
        }
        function _resolve(e3, t3 = {}) {
          if ("string" != typeof e3) {
            if (!(e3 instanceof URL)) throw new TypeError("input must be a `string` or `URL`");
            e3 = fileURLToPath(e3);
          }
          if (/(?:node|data|http|https):/.test(e3)) return e3;
          if (st.has(e3)) return "node:" + e3;
          if (e3.startsWith("file://") && (e3 = fileURLToPath(e3)), isAbsolute(e3)) try {
            if ((0, $e.statSync)(e3).isFile()) return pathToFileURL(e3);
          } catch (e4) {
            if ("ENOENT" !== e4?.code) throw e4;
          }
          const i2 = t3.conditions ? new Set(t3.conditions) : Ut, n2 = (Array.isArray(t3.url) ? t3.url : [t3.url]).filter(Boolean).map((e4) => new URL((function(e5) {
            return "string" != typeof e5 && (e5 = e5.toString()), /(?:node|data|http|https|file):/.test(e5) ? e5 : st.has(e5) ? "node:" + e5 : "file://" + encodeURI(normalizeSlash(e5));
          })(e4.toString())));
          0 === n2.length && n2.push(new URL(pathToFileURL(process.cwd())));
          const a2 = [...n2];
          for (const e4 of n2) "file:" === e4.protocol && a2.push(new URL("./", e4), new URL(dist_joinURL(e4.pathname, "_index.js"), e4), new URL("node_modules", e4));
          let c2;
          for (const n3 of a2) {
            if (c2 = _tryModuleResolve(e3, n3, i2), c2) break;
            for (const a3 of ["", "/index"]) {
              for (const l2 of t3.extensions || Mt) if (c2 = _tryModuleResolve(dist_joinURL(e3, a3) + l2, n3, i2), c2) break;
              if (c2) break;
            }
            if (c2) break;
          }
          if (!c2) {
            const t4 = new Error(`Cannot find module ${e3} imported from ${a2.join(", ")}`);
            throw t4.code = "ERR_MODULE_NOT_FOUND", t4;
          }
          return pathToFileURL(c2);
        }
        function resolveSync(e3, t3) {
          return _resolve(e3, t3);
        }
        function resolvePathSync(e3, t3) {
          return fileURLToPath(resolveSync(e3, t3));
        }
        const Ft = /(?:[\s;]|^)(?:import[\s\w*,{}]*from|import\s*["'*{]|export\b\s*(?:[*{]|default|class|type|function|const|var|let|async function)|import\.meta\b)/m, Bt = /\/\*.+?\*\/|\/\/.*(?=[nr])/g;
        function hasESMSyntax(e3, t3 = {}) {
          return t3.stripComments && (e3 = e3.replace(Bt, "")), Ft.test(e3);
        }
        function escapeStringRegexp(e3) {
          if ("string" != typeof e3) throw new TypeError("Expected a string");
          return e3.replace(/[|\\{}()[\]^$+*?.]/g, "\\$&").replace(/-/g, "\\x2d");
        }
        const $t = /* @__PURE__ */ new Set(["/", "\\", void 0]), qt = /* @__PURE__ */ Symbol.for("pathe:normalizedAlias"), Wt = /[/\\]/;
        function normalizeAliases(e3) {
          if (e3[qt]) return e3;
          const t3 = Object.fromEntries(Object.entries(e3).sort(([e4], [t4]) => (function(e5, t5) {
            return t5.split("/").length - e5.split("/").length;
          })(e4, t4)));
          for (const e4 in t3) for (const i2 in t3) i2 === e4 || e4.startsWith(i2) || t3[e4]?.startsWith(i2) && $t.has(t3[e4][i2.length]) && (t3[e4] = t3[i2] + t3[e4].slice(i2.length));
          return Object.defineProperty(t3, qt, { value: true, enumerable: false }), t3;
        }
        function utils_hasTrailingSlash(e3 = "/") {
          const t3 = e3[e3.length - 1];
          return "/" === t3 || "\\" === t3;
        }
        var Gt = { rE: "2.6.1" };
        const Kt = __require("node:crypto");
        var Ht = __webpack_require__.n(Kt);
        const zt = globalThis.process?.env || /* @__PURE__ */ Object.create(null), Jt = globalThis.process || { env: zt }, Yt = void 0 !== Jt && Jt.env && Jt.env.NODE_ENV || void 0, Qt = [["claude", ["CLAUDECODE", "CLAUDE_CODE"]], ["replit", ["REPL_ID"]], ["gemini", ["GEMINI_CLI"]], ["codex", ["CODEX_SANDBOX", "CODEX_THREAD_ID"]], ["opencode", ["OPENCODE"]], ["pi", [dist_i("PATH", /\.pi[\\/]agent/)]], ["auggie", ["AUGMENT_AGENT"]], ["goose", ["GOOSE_PROVIDER"]], ["devin", [dist_i("EDITOR", /devin/)]], ["cursor", ["CURSOR_AGENT"]], ["kiro", [dist_i("TERM_PROGRAM", /kiro/)]]];
        function dist_i(e3, t3) {
          return () => {
            let i2 = zt[e3];
            return !!i2 && t3.test(i2);
          };
        }
        const Zt = (function() {
          let e3 = zt.AI_AGENT;
          if (e3) return { name: e3.toLowerCase() };
          for (let [e4, t3] of Qt) for (let i2 of t3) if ("string" == typeof i2 ? zt[i2] : i2()) return { name: e4 };
          return {};
        })(), Xt = (Zt.name, Zt.name, [["APPVEYOR"], ["AWS_AMPLIFY", "AWS_APP_ID", { ci: true }], ["AZURE_PIPELINES", "SYSTEM_TEAMFOUNDATIONCOLLECTIONURI"], ["AZURE_STATIC", "INPUT_AZURE_STATIC_WEB_APPS_API_TOKEN"], ["APPCIRCLE", "AC_APPCIRCLE"], ["BAMBOO", "bamboo_planKey"], ["BITBUCKET", "BITBUCKET_COMMIT"], ["BITRISE", "BITRISE_IO"], ["BUDDY", "BUDDY_WORKSPACE_ID"], ["BUILDKITE"], ["CIRCLE", "CIRCLECI"], ["CIRRUS", "CIRRUS_CI"], ["CLOUDFLARE_PAGES", "CF_PAGES", { ci: true }], ["CLOUDFLARE_WORKERS", "WORKERS_CI", { ci: true }], ["GOOGLE_CLOUDRUN", "K_SERVICE"], ["GOOGLE_CLOUDRUN_JOB", "CLOUD_RUN_JOB"], ["CODEBUILD", "CODEBUILD_BUILD_ARN"], ["CODEFRESH", "CF_BUILD_ID"], ["DRONE"], ["DRONE", "DRONE_BUILD_EVENT"], ["DSARI"], ["GITHUB_ACTIONS"], ["GITLAB", "GITLAB_CI"], ["GITLAB", "CI_MERGE_REQUEST_ID"], ["GOCD", "GO_PIPELINE_LABEL"], ["LAYERCI"], ["JENKINS", "JENKINS_URL"], ["HUDSON", "HUDSON_URL"], ["MAGNUM"], ["NETLIFY"], ["NETLIFY", "NETLIFY_LOCAL", { ci: false }], ["NEVERCODE"], ["RENDER"], ["SAIL", "SAILCI"], ["SEMAPHORE"], ["SCREWDRIVER"], ["SHIPPABLE"], ["SOLANO", "TDDIUM"], ["STRIDER"], ["TEAMCITY", "TEAMCITY_VERSION"], ["TRAVIS"], ["VERCEL", "NOW_BUILDER"], ["VERCEL", "VERCEL", { ci: false }], ["VERCEL", "VERCEL_ENV", { ci: false }], ["APPCENTER", "APPCENTER_BUILD_ID"], ["CODESANDBOX", "CODESANDBOX_SSE", { ci: false }], ["CODESANDBOX", "CODESANDBOX_HOST", { ci: false }], ["STACKBLITZ"], ["STORMKIT"], ["CLEAVR"], ["ZEABUR"], ["CODESPHERE", "CODESPHERE_APP_ID", { ci: true }], ["RAILWAY", "RAILWAY_PROJECT_ID"], ["RAILWAY", "RAILWAY_SERVICE_ID"], ["DENO-DEPLOY", "DENO_DEPLOY"], ["DENO-DEPLOY", "DENO_DEPLOYMENT_ID"], ["FIREBASE_APP_HOSTING", "FIREBASE_APP_HOSTING", { ci: true }], ["EDGEONE_PAGES", "EO_PAGES_CI", { ci: true }]]);
        const ei = (function() {
          for (let e3 of Xt) if (zt[e3[1] || e3[0]]) return { name: e3[0].toLowerCase(), ...e3[2] };
          return "/bin/jsh" === zt.SHELL && Jt.versions?.webcontainer ? { name: "stackblitz", ci: false } : { name: "", ci: false };
        })(), ti = (ei.name, Jt.platform || ""), ii = !!zt.CI || false !== ei.ci, si = !!Jt.stdout?.isTTY, ri = (zt.DEBUG, "test" === Yt || !!zt.TEST), ni = ("production" === Yt || zt.MODE, "dev" === Yt || "development" === Yt || zt.MODE, zt.MINIMAL, /^win/i.test(ti)), ai = (/^linux/i.test(ti), /^darwin/i.test(ti), !zt.NO_COLOR && (!!zt.FORCE_COLOR || (si || ni) && zt.TERM), (Jt.versions?.node || "").replace(/^v/, "") || null), oi = (Number(ai?.split(".")[0]), !!Jt?.versions?.node), ci = "Bun" in globalThis, hi = "Deno" in globalThis, li = "fastly" in globalThis, pi = [["Netlify" in globalThis, "netlify"], ["EdgeRuntime" in globalThis, "edge-light"], ["Cloudflare-Workers" === globalThis.navigator?.userAgent, "workerd"], [li, "fastly"], [hi, "deno"], [ci, "bun"], [oi, "node"]];
        !(function() {
          let e3 = pi.find((e4) => e4[0]);
          if (e3) e3[1];
        })();
        const ui = __require("node:tty"), di = ui?.WriteStream?.prototype?.hasColors?.() ?? false, base_format = (e3, t3) => {
          if (!di) return (e4) => e4;
          const i2 = `\x1B[${e3}m`, n2 = `\x1B[${t3}m`;
          return (e4) => {
            const a2 = e4 + "";
            let c2 = a2.indexOf(n2);
            if (-1 === c2) return i2 + a2 + n2;
            let l2 = i2, y2 = 0;
            const E2 = (22 === t3 ? n2 : "") + i2;
            for (; -1 !== c2; ) l2 += a2.slice(y2, c2) + E2, y2 = c2 + n2.length, c2 = a2.indexOf(n2, y2);
            return l2 += a2.slice(y2) + n2, l2;
          };
        }, fi = (base_format(0, 0), base_format(1, 22), base_format(2, 22), base_format(3, 23), base_format(4, 24), base_format(53, 55), base_format(7, 27), base_format(8, 28), base_format(9, 29), base_format(30, 39), base_format(31, 39)), mi = base_format(32, 39), gi = base_format(33, 39), xi = base_format(34, 39), vi = (base_format(35, 39), base_format(36, 39)), yi = (base_format(37, 39), base_format(90, 39));
        base_format(40, 49), base_format(41, 49), base_format(42, 49), base_format(43, 49), base_format(44, 49), base_format(45, 49), base_format(46, 49), base_format(47, 49), base_format(100, 49), base_format(91, 39), base_format(92, 39), base_format(93, 39), base_format(94, 39), base_format(95, 39), base_format(96, 39), base_format(97, 39), base_format(101, 49), base_format(102, 49), base_format(103, 49), base_format(104, 49), base_format(105, 49), base_format(106, 49), base_format(107, 49);
        function isDir(e3) {
          if ("string" != typeof e3 || e3.startsWith("file://")) return false;
          try {
            return (0, $e.lstatSync)(e3).isDirectory();
          } catch {
            return false;
          }
        }
        function utils_hash(e3, t3 = 8) {
          return ((function() {
            if (void 0 !== Ei) return Ei;
            try {
              return Ei = !!Ht().getFips?.(), Ei;
            } catch {
              return Ei = false, Ei;
            }
          })() ? Ht().createHash("sha256") : Ht().createHash("md5")).update(e3).digest("hex").slice(0, t3);
        }
        const _i = { true: mi("true"), false: gi("false"), "[rebuild]": gi("[rebuild]"), "[esm]": xi("[esm]"), "[cjs]": mi("[cjs]"), "[import]": xi("[import]"), "[require]": mi("[require]"), "[native]": vi("[native]"), "[transpile]": gi("[transpile]"), "[fallback]": fi("[fallback]"), "[unknown]": fi("[unknown]"), "[hit]": mi("[hit]"), "[miss]": gi("[miss]"), "[json]": mi("[json]"), "[data]": mi("[data]") };
        function debug(e3, ...t3) {
          if (!e3.opts.debug) return;
          const i2 = process.cwd();
          console.log(yi(["[jiti]", ...t3.map((e4) => e4 in _i ? _i[e4] : "string" != typeof e4 ? JSON.stringify(e4) : e4.replace(i2, "."))].join(" ")));
        }
        function jitiInteropDefault(e3, t3) {
          return e3.opts.interopDefault ? (function(e4) {
            const t4 = typeof e4;
            if (null === e4 || "object" !== t4 && "function" !== t4) return e4;
            const i2 = e4.default, n2 = typeof i2, a2 = null == i2, c2 = "object" === n2 || "function" === n2;
            if (a2 && e4 instanceof Promise) return e4;
            const l2 = "function" === n2 && "function" !== t4, y2 = c2 && !(i2 instanceof Promise), E2 = /* @__PURE__ */ new Map();
            return new Proxy(e4, { get(t5, n3) {
              if (E2.has(n3)) return E2.get(n3);
              let c3;
              return "__esModule" === n3 ? c3 = true : "default" === n3 ? c3 = a2 ? e4 : "function" == typeof i2?.default && e4.__esModule ? i2.default : i2 : n3 in t5 ? c3 = t5[n3] : y2 && (c3 = i2[n3], "function" == typeof c3 && (c3 = c3.bind(i2))), E2.set(n3, c3), c3;
            }, apply: l2 ? (e5, t5, n3) => Reflect.apply(i2, t5, n3) : void 0 });
          })(t3) : t3;
        }
        let Ei;
        function _booleanEnv(e3, t3) {
          const i2 = _jsonEnv(e3, t3);
          return Boolean(i2);
        }
        function _jsonEnv(e3, t3, i2) {
          const n2 = process.env[e3];
          if (!(e3 in process.env)) return t3;
          try {
            return JSON.parse(n2);
          } catch {
            return i2 ? n2 : t3;
          }
        }
        const bi = /\.(c|m)?j(sx?)$/, ki = /\.(c|m)?t(sx?)$/;
        function jitiResolve(e3, t3, i2) {
          let n2, a2;
          if (e3.isNativeRe.test(t3)) return t3;
          if (e3.resolveTsConfigPaths && !i2.skipTsConfigPaths) {
            const n3 = e3.resolveTsConfigPaths(t3);
            for (const t4 of n3) {
              const n4 = jitiResolve(e3, t4, { ...i2, try: true, skipTsConfigPaths: true });
              if (n4) return n4;
            }
          }
          e3.alias && (t3 = (function(e4, t4) {
            const i3 = pathe_M_eThtNZ_normalizeWindowsPath(e4);
            t4 = normalizeAliases(t4);
            for (const [e5, n3] of Object.entries(t4)) {
              if (!i3.startsWith(e5)) continue;
              const t5 = utils_hasTrailingSlash(e5) ? e5.slice(0, -1) : e5;
              if (utils_hasTrailingSlash(i3[t5.length])) return pathe_M_eThtNZ_join(n3, i3.slice(e5.length));
            }
            return i3;
          })(t3, e3.alias));
          let c2 = i2?.parentURL || e3.url;
          isDir(c2) && (c2 = pathe_M_eThtNZ_join(c2, "_index.js"));
          const l2 = (i2?.async ? [i2?.conditions, ["node", "import"], ["node", "require"]] : [i2?.conditions, ["node", "require"], ["node", "import"]]).filter(Boolean);
          for (const i3 of l2) {
            try {
              n2 = resolvePathSync(t3, { url: c2, conditions: i3, extensions: e3.opts.extensions });
            } catch (e4) {
              a2 = e4;
            }
            if (n2) return n2;
          }
          try {
            return e3.nativeRequire.resolve(t3, { paths: i2.paths });
          } catch (e4) {
            a2 = e4;
          }
          for (const a3 of e3.additionalExts) {
            if (n2 = tryNativeRequireResolve(e3, t3 + a3, c2, i2) || tryNativeRequireResolve(e3, t3 + "/index" + a3, c2, i2), n2) return n2;
            if ((ki.test(e3.filename) || ki.test(e3.parentModule?.filename || "") || bi.test(t3)) && (n2 = tryNativeRequireResolve(e3, t3.replace(bi, ".$1t$2"), c2, i2), n2)) return n2;
          }
          if (!i2?.try) throw a2;
        }
        function tryNativeRequireResolve(e3, t3, i2, n2) {
          try {
            return e3.nativeRequire.resolve(t3, { ...n2, paths: [pathe_M_eThtNZ_dirname(fileURLToPath(i2)), ...n2?.paths || []] });
          } catch {
          }
        }
        const wi = __require("node:fs/promises"), Ci = __require("node:perf_hooks"), Si = __require("node:vm");
        var Ii = __webpack_require__.n(Si);
        function jitiRequire(e3, t3, i2) {
          const n2 = e3.parentCache || {};
          if (t3.startsWith("node:")) return nativeImportOrRequire(e3, t3, i2.async);
          if (t3.startsWith("file:")) t3 = (0, Qe.fileURLToPath)(t3);
          else if (t3.startsWith("data:")) {
            if (!i2.async) throw new Error("`data:` URLs are only supported in ESM context. Use `import` or `jiti.import` instead.");
            return debug(e3, "[native]", "[data]", "[import]", t3), nativeImportOrRequire(e3, t3, true);
          }
          if (Be.builtinModules.includes(t3) || ".pnp.js" === t3) return nativeImportOrRequire(e3, t3, i2.async);
          if (e3.opts.virtualModules && t3 in e3.opts.virtualModules) {
            debug(e3, "[virtual]", t3);
            const n3 = e3.opts.virtualModules[t3];
            return i2.async ? Promise.resolve(jitiInteropDefault(e3, n3)) : jitiInteropDefault(e3, n3);
          }
          if (e3.opts.tryNative && !e3.opts.transformOptions) try {
            if (!(t3 = jitiResolve(e3, t3, i2)) && i2.try) return;
            if (debug(e3, "[try-native]", i2.async && e3.nativeImport ? "[import]" : "[require]", t3), i2.async && e3.nativeImport) return e3.nativeImport(t3).then((i3) => (false === e3.opts.moduleCache && delete e3.nativeRequire.cache[t3], jitiInteropDefault(e3, i3))).catch((n3) => (debug(e3, `[try-native] Using fallback for ${t3} because of an error:`, n3), jitiRequire({ ...e3, opts: { ...e3.opts, tryNative: false } }, t3, i2)));
            {
              const i3 = e3.nativeRequire(t3);
              return false === e3.opts.moduleCache && delete e3.nativeRequire.cache[t3], jitiInteropDefault(e3, i3);
            }
          } catch (i3) {
            debug(e3, `[try-native] Using fallback for ${t3} because of an error:`, i3);
          }
          const a2 = jitiResolve(e3, t3, i2);
          if (!a2 && i2.try) return;
          const c2 = extname(a2);
          if (".json" === c2) {
            debug(e3, "[json]", a2);
            const t4 = e3.nativeRequire(a2);
            return t4 && !("default" in t4) && Object.defineProperty(t4, "default", { value: t4, enumerable: false }), t4;
          }
          if (c2 && !e3.opts.extensions.includes(c2)) return debug(e3, "[native]", "[unknown]", i2.async ? "[import]" : "[require]", a2), nativeImportOrRequire(e3, a2, i2.async);
          if (e3.isNativeRe.test(a2)) return debug(e3, "[native]", i2.async ? "[import]" : "[require]", a2), nativeImportOrRequire(e3, a2, i2.async);
          if (n2[a2]) return jitiInteropDefault(e3, n2[a2]?.exports);
          if (e3.opts.moduleCache) {
            const t4 = e3.nativeRequire.cache[a2];
            if (t4?.loaded) return jitiInteropDefault(e3, t4.exports);
          }
          const l2 = (0, $e.readFileSync)(a2, "utf8");
          return eval_evalModule(e3, l2, { id: t3, filename: a2, ext: c2, cache: n2, async: i2.async });
        }
        function nativeImportOrRequire(e3, t3, i2) {
          return i2 && e3.nativeImport ? e3.nativeImport((function(e4) {
            return ni && isAbsolute(e4) ? pathToFileURL(e4) : e4;
          })(t3)).then((t4) => jitiInteropDefault(e3, t4)) : jitiInteropDefault(e3, e3.nativeRequire(t3));
        }
        const Ti = "9";
        function getCache(e3, t3, i2) {
          if (!e3.opts.fsCache || !t3.filename) return i2();
          const n2 = ` /* v${Ti}-${utils_hash(t3.source, 16)} */
`;
          let a2 = `${basename(pathe_M_eThtNZ_dirname(t3.filename))}-${(function(e4) {
            const t4 = e4.split(Wt).pop();
            if (!t4) return;
            const i3 = t4.lastIndexOf(".");
            return i3 <= 0 ? t4 : t4.slice(0, i3);
          })(t3.filename)}` + (e3.opts.sourceMaps ? "+map" : "") + (t3.interopDefault ? ".i" : "") + `.${utils_hash(t3.filename)}` + (t3.async ? ".mjs" : ".cjs");
          t3.jsx && t3.filename.endsWith("x") && (a2 += "x");
          const c2 = e3.opts.fsCache, l2 = pathe_M_eThtNZ_join(c2, a2);
          if (!e3.opts.rebuildFsCache && (0, $e.existsSync)(l2)) {
            const i3 = (0, $e.readFileSync)(l2, "utf8");
            if (i3.endsWith(n2)) return debug(e3, "[cache]", "[hit]", t3.filename, "~>", l2), i3;
          }
          debug(e3, "[cache]", "[miss]", t3.filename);
          const y2 = i2();
          return y2.includes("__JITI_ERROR__") || ((0, $e.writeFileSync)(l2, y2 + n2, "utf8"), debug(e3, "[cache]", "[store]", t3.filename, "~>", l2)), y2;
        }
        function prepareCacheDir(t3) {
          if (true === t3.opts.fsCache && (t3.opts.fsCache = (function(t4) {
            const i2 = t4.filename && pathe_M_eThtNZ_resolve(t4.filename, "../node_modules");
            if (i2 && (0, $e.existsSync)(i2)) return pathe_M_eThtNZ_join(i2, ".cache/jiti");
            let n2 = (0, e2.tmpdir)();
            if (process.env.TMPDIR && n2 === process.cwd() && !process.env.JITI_RESPECT_TMPDIR_ENV) {
              const t5 = process.env.TMPDIR;
              delete process.env.TMPDIR, n2 = (0, e2.tmpdir)(), process.env.TMPDIR = t5;
            }
            return pathe_M_eThtNZ_join(n2, "jiti");
          })(t3)), t3.opts.fsCache) try {
            if ((0, $e.mkdirSync)(t3.opts.fsCache, { recursive: true }), !(function(e3) {
              try {
                return (0, $e.accessSync)(e3, $e.constants.W_OK), true;
              } catch {
                return false;
              }
            })(t3.opts.fsCache)) throw new Error("directory is not writable!");
          } catch (e3) {
            debug(t3, "Error creating cache directory at ", t3.opts.fsCache, e3), t3.opts.fsCache = false;
          }
        }
        function transform(e3, t3) {
          let i2 = getCache(e3, t3, () => {
            const i3 = e3.opts.transform({ ...e3.opts.transformOptions, babel: { ...e3.opts.sourceMaps ? { sourceFileName: t3.filename, sourceMaps: "inline" } : {}, ...e3.opts.transformOptions?.babel }, interopDefault: e3.opts.interopDefault, ...t3 });
            return i3.error && e3.opts.debug && debug(e3, i3.error), i3.code;
          });
          return i2.startsWith("#!") && (i2 = "// " + i2), i2;
        }
        function eval_evalModule(t3, i2, n2 = {}) {
          const a2 = n2.id || (n2.filename ? basename(n2.filename) : `_jitiEval.${n2.ext || (n2.async ? "mjs" : "js")}`), c2 = n2.filename || jitiResolve(t3, a2, { async: n2.async }), l2 = n2.ext || extname(c2), y2 = n2.cache || t3.parentCache || {}, E2 = /\.[cm]?tsx?$/.test(l2), w2 = ".mjs" === l2 || ".js" === l2 && "module" === (function(e3) {
            for (; e3 && "." !== e3 && "/" !== e3; ) {
              e3 = pathe_M_eThtNZ_join(e3, "..");
              try {
                const t4 = (0, $e.readFileSync)(pathe_M_eThtNZ_join(e3, "package.json"), "utf8");
                try {
                  return JSON.parse(t4);
                } catch {
                }
                break;
              } catch {
              }
            }
          })(c2)?.type, C2 = ".cjs" === l2, S2 = n2.forceTranspile ?? (!C2 && !(w2 && n2.async) && (E2 || w2 || t3.isTransformRe.test(c2) || hasESMSyntax(i2))), I2 = Ci.performance.now();
          if (S2) {
            i2 = transform(t3, { filename: c2, source: i2, ts: E2, async: n2.async ?? false, jsx: t3.opts.jsx });
            const e3 = Math.round(1e3 * (Ci.performance.now() - I2)) / 1e3;
            debug(t3, "[transpile]", n2.async ? "[esm]" : "[cjs]", c2, `(${e3}ms)`);
          } else {
            if (debug(t3, "[native]", n2.async ? "[import]" : "[require]", c2), n2.async) return Promise.resolve(nativeImportOrRequire(t3, c2, n2.async)).catch((e3) => (debug(t3, "Native import error:", e3), debug(t3, "[fallback]", c2), eval_evalModule(t3, i2, { ...n2, forceTranspile: true })));
            try {
              return nativeImportOrRequire(t3, c2, n2.async);
            } catch (e3) {
              debug(t3, "Native require error:", e3), debug(t3, "[fallback]", c2), i2 = transform(t3, { filename: c2, source: i2, ts: E2, async: n2.async ?? false, jsx: t3.opts.jsx });
            }
          }
          const N2 = new Be.Module(c2);
          N2.filename = c2, t3.parentModule && (N2.parent = t3.parentModule, Array.isArray(t3.parentModule.children) && !t3.parentModule.children.includes(N2) && t3.parentModule.children.push(N2));
          const O2 = createJiti2(c2, t3.opts, { parentModule: N2, parentCache: y2, nativeImport: t3.nativeImport, onError: t3.onError, createRequire: t3.createRequire }, true);
          let j2;
          N2.require = O2, N2.path = pathe_M_eThtNZ_dirname(c2), N2.paths = Be.Module._nodeModulePaths(N2.path), y2[c2] = N2, t3.opts.moduleCache && (t3.nativeRequire.cache[c2] = N2);
          const F2 = (function(e3, t4) {
            return `(${t4?.async ? "async " : ""}function (exports, require, module, __filename, __dirname, jitiImport, jitiESMResolve) { ${e3}
});`;
          })(i2, { async: n2.async });
          try {
            j2 = Ii().runInThisContext(F2, { filename: c2, lineOffset: 0, displayErrors: false });
          } catch (i3) {
            "SyntaxError" === i3.name && n2.async && t3.nativeImport ? (debug(t3, "[esm]", "[import]", "[fallback]", c2), j2 = (function(t4, i4, n3, a3, c3) {
              const l3 = `export default ${i4}`, y3 = c3 ? void 0 : `data:text/javascript;base64,${Buffer.from(l3).toString("base64")}`;
              return (...i5) => {
                let c4;
                const importViaTempFile = () => (c4 = (function(t5, i6) {
                  const n4 = pathe_M_eThtNZ_join((0, e2.tmpdir)(), "jiti-esm");
                  try {
                    (0, $e.mkdirSync)(n4, { recursive: true });
                  } catch {
                  }
                  const a4 = pathe_M_eThtNZ_join(n4, `${basename(i6, extname(i6))}-${Date.now()}-${Math.random().toString(36).slice(2)}.mjs`);
                  return (0, $e.writeFileSync)(a4, t5), a4;
                })(l3, n3), debug(t4, "[esm]", "[tempfile]", c4), a3(pathToFileURL(c4))), E3 = y3 ? a3(y3).catch((e3) => {
                  if ("ENAMETOOLONG" !== e3?.code) throw e3;
                  return importViaTempFile();
                }) : importViaTempFile();
                return E3.then((e3) => e3.default(...i5)).finally(() => {
                  c4 && (0, wi.unlink)(c4).catch(() => {
                  });
                });
              };
            })(t3, F2, c2, t3.nativeImport, t3.opts.esmEvalTempFile)) : (t3.opts.moduleCache && delete t3.nativeRequire.cache[c2], t3.onError(i3));
          }
          let B2;
          try {
            B2 = j2(N2.exports, N2.require, N2, N2.filename, pathe_M_eThtNZ_dirname(N2.filename), O2.import, O2.esmResolve);
          } catch (e3) {
            t3.opts.moduleCache && delete t3.nativeRequire.cache[c2], t3.onError(e3);
          }
          function next() {
            if (N2.exports && N2.exports.__JITI_ERROR__) {
              const { filename: e3, line: i3, column: n3, code: a3, message: c3 } = N2.exports.__JITI_ERROR__, l3 = new Error(`${a3}: ${c3} 
 ${`${e3}:${i3}:${n3}`}`);
              Error.captureStackTrace(l3, jitiRequire), t3.onError(l3);
            }
            N2.loaded = true;
            return jitiInteropDefault(t3, N2.exports);
          }
          return n2.async ? Promise.resolve(B2).then(next) : next();
        }
        const Ri = "win32" === (0, e2.platform)();
        function createJiti2(e3, t3 = {}, i2, n2 = false) {
          const a2 = n2 ? t3 : (function(e4) {
            const t4 = { fsCache: _booleanEnv("JITI_FS_CACHE", _booleanEnv("JITI_CACHE", true)), rebuildFsCache: _booleanEnv("JITI_REBUILD_FS_CACHE", false), moduleCache: _booleanEnv("JITI_MODULE_CACHE", _booleanEnv("JITI_REQUIRE_CACHE", true)), debug: _booleanEnv("JITI_DEBUG", false), sourceMaps: _booleanEnv("JITI_SOURCE_MAPS", false), interopDefault: _booleanEnv("JITI_INTEROP_DEFAULT", true), extensions: _jsonEnv("JITI_EXTENSIONS", [".js", ".mjs", ".cjs", ".ts", ".tsx", ".mts", ".cts", ".mtsx", ".ctsx"]), alias: _jsonEnv("JITI_ALIAS", {}), nativeModules: _jsonEnv("JITI_NATIVE_MODULES", []), transformModules: _jsonEnv("JITI_TRANSFORM_MODULES", []), tryNative: _jsonEnv("JITI_TRY_NATIVE", "Bun" in globalThis), esmEvalTempFile: _booleanEnv("JITI_ESM_EVAL_TEMP_FILE", false), jsx: _booleanEnv("JITI_JSX", false), tsconfigPaths: _jsonEnv("JITI_TSCONFIG_PATHS", false, true) };
            t4.jsx && t4.extensions.push(".jsx", ".tsx");
            const i3 = {};
            return void 0 !== e4.cache && (i3.fsCache = e4.cache), void 0 !== e4.requireCache && (i3.moduleCache = e4.requireCache), { ...t4, ...i3, ...e4 };
          })(t3);
          "string" == typeof e3 && e3.startsWith("file://") && (e3 = fileURLToPath(e3));
          const c2 = a2.alias && Object.keys(a2.alias).length > 0 ? normalizeAliases(a2.alias || {}) : void 0;
          let l2;
          if (a2.tsconfigPaths) {
            const { getTsconfig: t4, createPathsMatcher: i3 } = __webpack_require__("./node_modules/.pnpm/get-tsconfig@4.14.0/node_modules/get-tsconfig/dist/index.cjs"), n3 = t4("string" == typeof a2.tsconfigPaths ? a2.tsconfigPaths : pathe_M_eThtNZ_dirname(e3));
            n3 && (l2 = i3(n3));
          }
          const y2 = ["typescript", "jiti", ...a2.nativeModules || []], E2 = new RegExp(`node_modules/(${y2.map((e4) => escapeStringRegexp(e4)).join("|")})/`), w2 = [...a2.transformModules || []], C2 = new RegExp(`node_modules/(${w2.map((e4) => escapeStringRegexp(e4)).join("|")})/`);
          e3 || (e3 = process.cwd()), !n2 && isDir(e3) && (e3 = pathe_M_eThtNZ_join(e3, "_index.js"));
          const S2 = pathToFileURL(e3), I2 = [...a2.extensions].filter((e4) => ".js" !== e4), N2 = i2.createRequire(Ri ? e3.replace(/\//g, "\\") : e3), O2 = { filename: e3, url: S2, opts: a2, alias: c2, resolveTsConfigPaths: l2, nativeModules: y2, transformModules: w2, isNativeRe: E2, isTransformRe: C2, additionalExts: I2, nativeRequire: N2, onError: i2.onError, parentModule: i2.parentModule, parentCache: i2.parentCache, nativeImport: i2.nativeImport, createRequire: i2.createRequire };
          n2 || debug(O2, "[init]", ...[["version:", Gt.rE], ["module-cache:", a2.moduleCache], ["fs-cache:", a2.fsCache], ["rebuild-fs-cache:", a2.rebuildFsCache], ["interop-defaults:", a2.interopDefault]].flat()), n2 || prepareCacheDir(O2);
          const j2 = Object.assign(function(e4) {
            return jitiRequire(O2, e4, { async: false });
          }, { cache: a2.moduleCache ? N2.cache : /* @__PURE__ */ Object.create(null), extensions: N2.extensions, main: N2.main, options: a2, resolve: Object.assign(function(e4, t4) {
            return jitiResolve(O2, e4, { ...t4, async: false });
          }, { paths: N2.resolve.paths }), transform: (e4) => transform(O2, e4), evalModule: (e4, t4) => eval_evalModule(O2, e4, t4), async import(e4, t4) {
            const i3 = await jitiRequire(O2, e4, { ...t4, async: true });
            return t4?.default ? i3?.default ?? i3 : i3;
          }, esmResolve(e4, t4) {
            "string" == typeof t4 && (t4 = { parentURL: t4 });
            const i3 = jitiResolve(O2, e4, { parentURL: S2, ...t4, async: true });
            return !i3 || "string" != typeof i3 || i3.startsWith("file://") ? i3 : pathToFileURL(i3);
          } });
          return j2;
        }
      })(), module.exports = i.default;
    })();
  }
});

// node_modules/jiti/lib/jiti-static.mjs
var import_jiti = __toESM(require_jiti(), 1);
var { createRequire } = process.getBuiltinModule("node:module");
import _babelTransform from "./jiti-transform.cjs";
function onError(err) {
  throw err;
}
var nativeImport = (id) => import(id);
function createJiti(id, opts = {}) {
  if (!opts.transform) {
    opts = { ...opts, transform: _babelTransform };
  }
  return (0, import_jiti.default)(id, opts, {
    onError,
    nativeImport,
    createRequire
  });
}
var jiti_static_default = createJiti;
export {
  createJiti,
  jiti_static_default as default
};
