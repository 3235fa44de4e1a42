/**
 * All the script of the public pages: it makes them nicer, and none of them needs it. Each behaviour looks for the
 * attribute that the server wrote for it.
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
