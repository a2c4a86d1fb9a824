import { expect, it } from "vitest";
import { proxyFor } from "../../src/agent/proxy.ts";

const BOTH = { HTTP_PROXY: "http://plain:1", HTTPS_PROXY: "http://secure:2" };

it.each([
  { url: "https://api.example.com/", env: {}, proxy: undefined },
  { url: "https://api.example.com/", env: BOTH, proxy: "http://secure:2" },
  { url: "http://api.example.com/", env: BOTH, proxy: "http://plain:1" },
  { url: "https://api.example.com/", env: { HTTP_PROXY: "http://plain:1" }, proxy: undefined },
  {
    url: "https://api.example.com/",
    env: { https_proxy: "lower:3", HTTPS_PROXY: "upper:4" },
    proxy: "http://lower:3",
  },
  { url: "https://api.example.com/", env: { ...BOTH, NO_PROXY: "example.com" }, proxy: undefined },
  {
    url: "https://api.example.com/",
    env: { ...BOTH, NO_PROXY: "other.com, .example.com" },
    proxy: undefined,
  },
  { url: "https://api.example.com/", env: { ...BOTH, NO_PROXY: "*.example.com" }, proxy: undefined },
  { url: "https://api.example.com/", env: { ...BOTH, NO_PROXY: "api.example.com:443" }, proxy: undefined },
  {
    url: "https://api.example.com/",
    env: { ...BOTH, NO_PROXY: "api.example.com:8443" },
    proxy: "http://secure:2",
  },
  { url: "https://myexample.com/", env: { ...BOTH, NO_PROXY: "example.com" }, proxy: "http://secure:2" },
  { url: "https://api.example.com/", env: { ...BOTH, no_proxy: "*" }, proxy: undefined },
  { url: "http://127.0.0.1:8080/", env: BOTH, proxy: undefined },
  { url: "http://localhost:8080/", env: BOTH, proxy: undefined },
  { url: "http://[::1]:8080/", env: BOTH, proxy: undefined },
])("$url with $env goes through $proxy", ({ url, env, proxy }) => {
  expect(proxyFor(new URL(url), env)).toBe(proxy);
});
