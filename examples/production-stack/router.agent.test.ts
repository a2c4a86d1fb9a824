/** Is what the router does right? Each test runs the whole stack, several times, beside the team's other tests. */
import { agentTest, expectAgent } from "agentverity-action/vitest";
import buildRouter from "./router.ts";

agentTest("looks the order up before it hands over", { agent: buildRouter }, async (ask) => {
  const result = await ask("I was charged twice for order A1001.");
  expectAgent(result)
    .usedToolsInOrder(["look_up_order", "transfer_to_billing"])
    .toolCalledWithArgs("look_up_order", { order: "A1001" })
    .decided("billing")
    .stepsLessThan(4);
});

agentTest("looks nothing up where no order is named", { agent: buildRouter }, async (ask) => {
  expectAgent(await ask("Where is my parcel?"))
    .didNotUseTool("look_up_order")
    .decided("shipping");
});

agentTest("promises nothing where it may be fraud", { agent: buildRouter }, async (ask) => {
  expectAgent(await ask("That order was not me, was I hacked?"))
    .decided("security")
    .didNotClaimConfirmationWithoutTool()
    .finishedSuccessfully();
});
