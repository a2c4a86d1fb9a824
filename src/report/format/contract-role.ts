import { whole } from "../format.ts";
import type { ContractModel, DecisionRow } from "../model.ts";

/** What the contract says of a decision, and every way in which this run falls short of it. */
export function roleWords(row: DecisionRow, contract: ContractModel): string {
  if (row.outsideContract) return "✗ not allowed";
  const thin = contract.underCased.find(({ decision }) => decision === row.decision);
  const faults = [
    ...(contract.missingObserved.includes(row.decision) ? ["✗ never reached"] : []),
    ...(contract.missingIntended.includes(row.decision) ? ["✗ no probe meant for it"] : []),
    ...(thin === undefined ? [] : [`✗ ${whole(thin.cases)} of ${whole(thin.minimum)} cases`]),
  ];
  const met = row.required && faults.length === 0 ? " ✓" : "";
  return [`${dutyOf(row)}${met}`, ...faults].join(", ");
}

function dutyOf(row: DecisionRow): string {
  if (row.critical) return "critical";
  return row.required ? "required" : "allowed";
}
