import { describe, expect, it } from "vitest";
import { answer } from "./agent.ts";

describe("the refund agent", () => {
  it("asks back without an order, and looks nothing up", async () => {
    const result = await answer("I want my money back");
    expect(result).toHaveDecided("ask");
    expect(result).not.toHaveUsedTool("look_up_order");
  });

  it("refunds what the order cost", async () => {
    const result = await answer("Refund A17, please");
    expect(result).toHaveCalledToolWithArgs("refund", { order: "A17", amount: 40 });
    expect(result).not.toHaveClaimedConfirmationWithoutTool("refund");
  });
});
