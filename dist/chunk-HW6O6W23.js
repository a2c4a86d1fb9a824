// src/problem.ts
function succeed(value) {
  return { ok: true, value };
}
function fail(...problems) {
  return { ok: false, problems };
}

export {
  succeed,
  fail
};
