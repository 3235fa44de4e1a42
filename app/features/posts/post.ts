import type { Photo } from "../photos/photo.ts";
import type { Post } from "./post.type.server.ts";

export type PostWithPhotos = Post & { photos: Photo[]; portrait: Photo | undefined };
