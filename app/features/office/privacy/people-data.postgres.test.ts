import "./people-data.test.ts";
