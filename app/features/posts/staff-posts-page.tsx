import { staff } from "content/staff.ts";

/** The posts, for staff. */
export default function StaffPostsPage() {
  return <h1>{staff.nav.posts}</h1>;
}
