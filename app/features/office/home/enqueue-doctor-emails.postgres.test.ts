import "./enqueue-doctor-emails.test.ts";
