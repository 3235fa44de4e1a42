/** Beginning of the idempotency keys that the server gives to forms; keys of the script are UUIDs. */
export const pageKeyPrefix = "page-";
