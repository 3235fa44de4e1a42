/**
 * Scripts of the public pages: progressive enhancement, needed by no page. Each finds its elements by a data attribute.
 */
import "./banner.ts";
import "./copy.ts";
import "./dialog.ts";
import "./forms.ts";
import "./menu.ts";
import "./offline.ts";
import "./pictures.ts";
import "./tabs.ts";
import "./video.ts";
