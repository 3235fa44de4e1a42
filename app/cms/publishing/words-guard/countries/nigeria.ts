import { en } from "../languages/en.ts";
import { ha } from "../languages/ha.ts";
import { ig } from "../languages/ig.ts";
import { pcm } from "../languages/pcm.ts";
import { yo } from "../languages/yo.ts";
import { localGovernments } from "../local-governments.ts";
import { states } from "../name-words.ts";
import type { CountryRules } from "./country-rules.ts";

export const nigeria: CountryRules = {
  languages: { en, pcm, yo, ha, ig },
  states,
  places: localGovernments,
  schools: [
    /(?<![\p{L}\p{M}'’.-])(?:(?:St|Saint|Our|Queen|King|Holy|Government|Govt|Federal|Community|Unity|Model|Army|Command|LEA|L\.E\.A\.?|\p{Lu}[\p{L}\p{M}'’.-]+),? ){1,6}(?:(?:[Ii]nternational|[Pp]rimary|[Pp]ry|[Ss]econdary|[Nn]ursery|[Gg]rammar|[Hh]igh|[Bb]asic|[Ss]pecial|[Mm]odel|[Jj]unior|[Ss]enior|[Gg]irls['’]?|[Bb]oys['’]?|and|&) ){0,5}(?:School|Schools|school|College|Academy|Schl|Sch\.?)(?!\p{L})/u,
    /(?:School|College|Academy) (?:of|for|at|in) (?:the )?\p{Lu}[\p{L}\p{M}'’-]+/u,
    /(?:[Pp]rimary|[Ss]econdary|[Gg]rammar|[Hh]igh|[Nn]ursery) [Ss]chool,? (?:\p{Lu}[\p{L}\p{M}'’-]+)/u,
    /(?<!\p{L})(?:GSS|GGSS|GDSS|GSSS|GJSS|FGC|FGGC|FSTC|GSTC|LEA|UBE|CSS|QC|KC|CMS|GHS|GTC|UPE|DSS|AGSS)\.?,? \p{Lu}[\p{L}\p{M}'’-]+/u,
    /(?<!\p{L})(?:King|Queen|Prince|St\.? \p{Lu}[\p{L}\p{M}]+)['’]?s? (?:College|Grammar|Primary|Secondary|Nursery|Academy)/u,
    /(?<!\p{L})(?:\p{Lu}[\p{L}\p{M}'’-]+ ){1,3}(?:Primary|Secondary|Grammar|Comprehensive|Nursery|Kindergarten|Montessori|Polytechnic)(?!\p{L})/u,
    /(?:ilé[- ]?(?:ẹ̀|ẹ)kọ́?|ilé[- ]?ìwé|ile[- ]?iwe|ile[- ]?eko)(?: \p{L}[\p{L}\p{M}]*){0,3} \p{Lu}[\p{L}\p{M}'’-]+/iu,
    /[Mm]akarantar(?: (?:firamare|sakandare|boko|mata|'yan mata))?(?: ta| da ke)? \p{Lu}[\p{L}\p{M}'’-]+/u,
    /[ỤUụu]l[ọo] akw[ụu]kw[ọo](?: (?:praịmarị|praimari|sekọndrị|sekondiri|dị na))? \p{Lu}[\p{L}\p{M}'’-]+/u,
  ],
  streets: [
    /(?:(?:No|Number|Plot|House|Flat|Block)\.?\s*)?\d{1,4}[A-Za-z]?,?\s+(?:\p{Lu}[\p{L}\p{M}'’.-]+\s+){1,4}(?:Street|St|Str|Road|Rd|Close|Avenue|Ave|Crescent|Lane|Drive|Way|Estate|Layout|Quarters|Gardens|Court)(?![\p{L}])/u,
    /(?<![\p{L}\p{M}'’.-])(?:\p{Lu}[\p{L}\p{M}'’.-]+\s+){1,3}(?:Street|Road|Close|Avenue|Crescent|Lane|Drive|Estate|Quarters|Layout|GRA|Barracks)(?![\p{L}])/u,
    /(?:òpópónà|opopona|ojúlé|ojule|títì|àdúgbò|adugbo|ilé kejì)\s+(?:\d{1,4}\p{L}?,?\s+)?(?:\p{L}+\s+)?\p{Lu}?[\p{L}\p{M}'’-]+/iu,
    /(?:[Tt]itin|[Ll]ayin|[Uu]nguwar|[Kk]wanar)\s+\p{Lu}[\p{L}\p{M}'’-]+/u,
    /(?:[Oo]kporo\s+(?:ámá|ama|ụzọ)|[Nn]ke\s+\d+|[Nn]['’][oọ]kporo\s+\p{L}+)\s+\p{Lu}[\p{L}\p{M}'’-]+/u,
  ],
  telephone: /(?<![\d.])(?:(?:\+?234[\s-]?(?:\(0\)\s?)?|0)[789][01](?:[\s.-]?\d){8}|\+(?:[\s-]?\d){9,14})(?!\d)/gu,
};
