import "./photo-requests.test.ts";
