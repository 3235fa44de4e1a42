import type { ItemOf } from "../../cms/define-content-type.server.ts";
import type { Photo } from "../photos/photo.ts";
import type { newsType } from "./news.type.server.ts";

export type NewsItem = ItemOf<typeof newsType> & { id: number };

export type NewsItemWithPhotos = NewsItem & { photos: Photo[] };
