import "./pages.css";
import { startDecision } from "./decision/decision-page.ts";
import { takeSecret } from "./decision/take-secret.ts";
import { callApi } from "./session/call-api.ts";

const code = takeSecret("code");

startDecision({
  statement: "Sign in to Countersign to connect an agent.",
  async approve({ accessToken }) {
    await callApi("/auth/connect/approve", { method: "POST", body: { code }, accessToken });
    return {
      title: "The agent is connected",
      text: "It fetches its key by itself within a minute. You can close this page and go back to the agent.",
    };
  },
  async decline() {
    return {
      title: "Nothing was approved",
      text: "The agent gets no key, and its code ends by itself. You can close this page.",
    };
  },
  over: {
    title: "This code has expired",
    text: "Nothing was approved. Let the agent begin again, and open the new link that it shows.",
  },
});
