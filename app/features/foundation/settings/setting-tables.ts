declare module "../../../server/db/tables.ts" {
  interface Tables {
    settings: SettingTable;
  }
}

export interface SettingTable {
  name: string;
  /** JSON. */
  value: string;
}
