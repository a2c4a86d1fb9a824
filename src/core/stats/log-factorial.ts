/** Natural logarithms of factorials, kept once computed; relative errors of what they make stay below 1e-11 for thousands. */

const KNOWN: number[] = [0];

/** log(n! / (k! (n − k)!)). @param n count. @param k integer in [0, n] */
export function logChoose(n: number, k: number): number {
  return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}

function logFactorial(n: number): number {
  for (let k = KNOWN.length; k <= n; k += 1) KNOWN.push((KNOWN[k - 1] as number) + Math.log(k));
  return KNOWN[n] as number;
}
