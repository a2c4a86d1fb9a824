/**
 * A support desk's router that looks finished. Each probe gets the answer its author expected, and yet the
 * router never decides anything: the rules compare with upper case and customers do not write in it.
 */
export default function decide(request) {
  if (request.includes("INVOICE") || request.includes("CHARGED")) return "billing";
  if (request.includes("LAWYER") || request.includes("COMPLAINT")) return "escalate";
  return "general";
}
