// src/pipeline/gate/gate-host.ts
var NO_INPUTS = { source: "action", values: {}, unknown: [] };
async function gateHost(host) {
  const { connect, event, inputs = NO_INPUTS } = host;
  if (connect === void 0 || event?.runId === void 0) return void 0;
  const folder = inputs.values["working-directory"]?.trim() || void 0;
  return { ...host, server: await connect(), event: { ...event, runId: event.runId }, inputs, folder };
}

export {
  gateHost
};
