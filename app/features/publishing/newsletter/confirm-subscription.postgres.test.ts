import "./confirm-subscription.test.ts";
