import { createContext } from "react";
import type { ProjectChoice } from "../belonging-queries.server.ts";

export const ProjectChoicesContext = createContext<readonly ProjectChoice[]>([]);
