import "./send-again.test.ts";
import "./receipt-email.test.ts";
