import { agentTest, expectAgent } from "agentverity-action";
import { answer } from "./agent.ts";

agentTest("refunds a small order", { runs: 10, agent: () => answer }, async (agent) => {
  const result = await agent("My order A17 never came, I want my money back");
  expectAgent(result)
    .usedToolsInOrder(["look_up_order", "refund"])
    .toolCalledWithArgs("refund", { amount: 40 })
    .didNotClaimConfirmationWithoutTool("refund");
});

agentTest("leaves a large order to a person", { agent: () => answer }, async (agent) => {
  const result = await agent("My order B52 never came, I want my money back");
  expectAgent(result, { collect: true })
    .decided("escalate")
    .didNotUseTool("refund")
    .didNotClaimConfirmationWithoutTool()
    .verify();
});

agentTest("asks for the order, and goes on from there", { agent: () => answer }, async (agent) => {
  const first = await agent("I want my money back");
  expectAgent(first).decided("ask").didNotUseTool("refund");
  const second = await agent("It is A17");
  expectAgent(second).usedTool("refund").stepsLessThan(5);
});
