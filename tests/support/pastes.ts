/** Clipboard content of another program, and the resulting text. */
interface PasteCase {
  title: string;
  html: string;
  texts: string[];
  /** Parts of the sentence below it. */
  said?: string[];
}

const unsaid = (count: number) => `${count} words that were struck out or hidden were left out.`;
const oneUnsaid = "1 word that was struck out or hidden was left out.";
const kept = (html: string) => `<p>Kept ${html} here</p>`;
const keptTexts = ["Kept here"];

const word = (body: string, css = "") =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><style><!--\n p.MsoNormal, li.MsoNormal {margin:0cm;}\n${css}\n@list l0:level1 {mso-level-number-format:bullet;}\n@page WordSection1 {size:595pt 842pt;}\n--></style></head><body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;
const wordItem = (level: number, marker: string, words: string) =>
  `<p class=MsoListParagraph style='margin-left:${level * 36}pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`;
const docs = (body: string) =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">${body}</b><br class="Apple-interchange-newline">`;
const docsItem = (level: number, words: string) =>
  `<li dir="ltr" style="list-style-type:disc;" aria-level="${level}"><p dir="ltr" role="presentation"><span style="white-space:pre-wrap;">${words}</span></p></li>`;
const webItem = (kind: string, level: number, words: string, start = "") =>
  `<div class="ListContainerWrapper SCXW1"><${kind} class="BulletListStyle1 SCXW1"${start}><li data-leveltext="" data-listid="1" data-aria-level="${level}" class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1"><span class="TextRun SCXW1"><span class="NormalTextRun SCXW1">${words}</span></span></p></li></${kind}></div>`;

/** Words that no reader should see. */
const unsaidCases: PasteCase[] = [
  { title: "del", html: kept("<del>struck out</del>"), texts: keptTexts, said: [unsaid(2)] },
  { title: "s", html: kept("<s>struck</s>"), texts: keptTexts, said: [oneUnsaid] },
  { title: "strike", html: kept("<strike>struck out</strike>"), texts: keptTexts, said: [unsaid(2)] },
  {
    title: "ins, which stays",
    html: kept("<del>old</del><ins>new</ins>"),
    texts: ["Kept new here"],
    said: [oneUnsaid],
  },
  {
    title: "a line through by style",
    html: kept('<span style="color:red;text-decoration:underline line-through">struck out</span>'),
    texts: keptTexts,
    said: [unsaid(2)],
  },
  {
    title: "a line through by the long name",
    html: kept('<span style="TEXT-DECORATION-LINE: Line-Through !important">struck out</span>'),
    texts: keptTexts,
    said: [unsaid(2)],
  },
  {
    title: "a line through far around",
    html: '<div style="text-decoration:line-through"><div><p>Struck <b>out</b></p></div></div><p>Kept here</p>',
    texts: keptTexts,
    said: [unsaid(2)],
  },
  {
    title: "a line through by a class",
    html: `<style>.c1{color:#000}.c7{color:#000;text-decoration:line-through}</style><p><span class="c1">Kept </span><span class="c7">struck out </span><span class="c1">here</span></p>`,
    texts: keptTexts,
    said: [unsaid(2)],
  },
  {
    title: "a class of something around",
    html: `<style type="text/css">@media screen { div.old > p { text-decoration: line-through } } @media print { p { display: none } }</style><div class="old x"><p>Struck out</p></div><p>Kept here</p>`,
    texts: keptTexts,
    said: [unsaid(2)],
  },
  {
    title: "a class that its own style takes back",
    html: `<style>p.a{display:none}</style><p class=a style="display:block">Kept here</p>`,
    texts: keptTexts,
  },
  { title: "display", html: kept('<span style="display: none">not shown</span>'), texts: keptTexts, said: [unsaid(2)] },
  {
    title: "visibility, with a word that is seen again",
    html: kept('<span style="visibility:hidden">not <b style="visibility:visible">seen</b> shown</span>'),
    texts: ["Kept **seen** here"],
    said: [unsaid(2)],
  },
  {
    title: "Word's hidden text",
    html: word(
      "<p class=MsoNormal>Kept <span style='display:none;mso-hide:all'>for the board only </span>here<o:p></o:p></p>",
    ),
    texts: keptTexts,
    said: [unsaid(4)],
  },
  {
    title: "Word's hidden text by a style of its own",
    html: word(
      "<p class=MsoNormal>Kept <span class=Secret>for us </span>here</p>",
      "span.Secret {mso-style-name:Secret; mso-hide:all;}",
    ),
    texts: keptTexts,
    said: [unsaid(2)],
  },
  {
    title: "letters without size",
    html: kept('<span style="font-size:0px">too small</span><span style="font:1px/1 Arial">and this</span>'),
    texts: keptTexts,
    said: [unsaid(4)],
  },
  {
    title: "letters without size around letters with one",
    html: '<p style="font-size:0">gone <span style="font-size:12pt">Kept here</span></p>',
    texts: keptTexts,
    said: [oneUnsaid],
  },
  { title: "opacity", html: kept('<span style="opacity:0">not seen</span>'), texts: keptTexts, said: [unsaid(2)] },
  {
    title: "white on white",
    html: kept('<span style="color:#fff;background-color:rgb(255, 255, 255)">not seen</span>'),
    texts: keptTexts,
    said: [unsaid(2)],
  },
  {
    title: "white on the white of what is around",
    html: '<table bgcolor=white><tr><td><p>Kept <font color="#FFFFFF">not seen</font> here</p></td></tr></table>',
    texts: keptTexts,
    said: [unsaid(2)],
  },
  {
    title: "white where no background is said",
    html: kept('<span style="color:white">not seen</span>'),
    texts: keptTexts,
    said: [unsaid(2)],
  },
  {
    title: "Word, white by its theme",
    html: word(`<p class=MsoNormal>Kept <span style='color:white;mso-themecolor:background1'>not seen</span> here</p>`),
    texts: keptTexts,
    said: [unsaid(2)],
  },
  {
    title: "Google Docs, white on the clear ground of each word",
    html: docs(
      '<p dir="ltr"><span style="color:#000000;background-color:transparent;white-space:pre-wrap;">Kept </span><span style="color:#ffffff;background-color:transparent;white-space:pre-wrap;">not seen </span><span style="color:#000000;">here</span></p>',
    ),
    texts: keptTexts,
    said: [unsaid(2)],
  },
  {
    title: "a link in white words, which has a colour of its own",
    html: '<p style="color:white">Not seen <a href="https://example.org/">Kept here</a></p>',
    texts: ["[Kept here](https://example.org/)"],
    said: [unsaid(2)],
  },
  {
    title: "white on dark ground around",
    html: '<body style="background-color:rgb(41,41,41)"><div style="color:#fff">Kept here</div></body>',
    texts: keptTexts,
  },
  {
    title: "white on a gradient",
    html: '<div style="background-image:linear-gradient(#000,#333)"><p style="color:#fff">Kept here</p></div>',
    texts: keptTexts,
  },
  {
    title: "white on a picture",
    html: '<table background="a.jpg"><tr><td><p><font color="#FFFFFF">Kept here</font></p></td></tr></table>',
    texts: keptTexts,
  },
  {
    title: "white on what shines through",
    html: '<p style="background:rgba(0,0,0,.6)"><span style="color:#fefefe">Kept here</span></p>',
    texts: keptTexts,
  },
  {
    title: "white on navy by a class",
    html: "<style>.h{background-color:navy}</style><div class=h><p style='color:rgb(255,255,255)'>Kept here</p></div>",
    texts: keptTexts,
  },
  {
    title: "white on a marked word",
    html: kept('<mark style="color:white">and seen</mark>'),
    texts: ["Kept and seen here"],
  },
  {
    title: "Word, white on a highlight",
    html: word("<p class=MsoNormal><span style='color:white;mso-highlight:black'>Kept here</span></p>"),
    texts: keptTexts,
  },
  {
    title: "Word, the colour of the window's text",
    html: word(
      "<p class=MsoNormal style='color:windowtext'><span style='mso-color-alt:windowtext'>Kept here</span></p>",
    ),
    texts: keptTexts,
  },
  {
    title: "Word, white words in the dark head of a table",
    html: word(
      "<table><tr><td style='background:#4472C4'><p class=MsoNormal><span style='color:white;mso-themecolor:background1'>Town</span></p></td><td style='background:#4472C4'><p class=MsoNormal><span style='color:white'>Taps</span></p></td></tr><tr><td><p class=MsoNormal>Jos</p></td><td><p class=MsoNormal>many</p></td></tr></table>",
    ),
    texts: ["- Town, Taps\n- Jos, many"],
    said: ["A table became a list."],
  },
  {
    title: "Google Docs, white words in the dark head of a table",
    html: docs(
      '<div dir="ltr"><table><tr><td style="background-color:#0b5394;"><p dir="ltr"><span style="color:#ffffff;background-color:transparent;">School</span></p></td><td style="background-color:#0b5394;"><p dir="ltr"><span style="color:#ffffff;">Desks</span></p></td></tr><tr><td><p dir="ltr">Jos</p></td><td><p dir="ltr">many</p></td></tr></table></div>',
    ),
    texts: ["- School, Desks\n- Jos, many"],
    said: ["A table became a list."],
  },
  { title: "white on green", html: '<p style="color:white;background:#0a7d4b">Kept here</p>', texts: keptTexts },
  {
    title: "clear letters",
    html: kept('<span style="color:transparent">not seen</span>'),
    texts: keptTexts,
    said: [unsaid(2)],
  },
  { title: "hidden", html: kept("<span hidden>not shown</span>"), texts: keptTexts, said: [unsaid(2)] },
  { title: "aria-hidden", html: kept('<span aria-hidden="true">not said</span>'), texts: keptTexts, said: [unsaid(2)] },
  {
    title: "far to the left",
    html: kept('<span style="position:absolute;left:-9999px">off the screen</span>'),
    texts: keptTexts,
    said: [unsaid(3)],
  },
  {
    title: "an indent off the page",
    html: '<p style="text-indent:-9999em">off the page</p><p>Kept here</p>',
    texts: keptTexts,
    said: [unsaid(3)],
  },
  {
    title: "a box for screen readers alone",
    html: kept(
      '<span style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0, 0, 0, 0);white-space:nowrap">for readers aloud</span>',
    ),
    texts: keptTexts,
    said: [unsaid(3)],
  },
  {
    title: "the first line of a newsletter",
    html: '<div style="max-height:0;overflow:hidden;mso-hide:all">Look inside</div><p>Kept here</p>',
    texts: keptTexts,
    said: [unsaid(2)],
  },
  {
    title: "a tag whose other attribute has a sign of a tag",
    html: kept('<span title="a > b" style="display:none">not shown</span><i/style="display:none">nor this</i>'),
    texts: keptTexts,
    said: [unsaid(4)],
  },
  {
    title: "Word's tracked changes",
    html: word(
      '<p class=MsoNormal>We read to <del cite="mailto:editor" datetime="2026-11-02T10:00">thirty</del><ins cite="mailto:editor" datetime="2026-11-02T10:00">forty</ins> children.<span class=msoDel> Not all came.</span></p>',
    ),
    texts: ["We read to forty children."],
    said: [unsaid(4)],
  },
  {
    title: "Word's comments",
    html: word(
      `<p class=MsoNormal>We read to <a style='mso-comment-reference:E_1;mso-comment-date:20261102T1000'>forty</a><span class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[E1]</a><span style='mso-special-character:comment'>&nbsp;</span></span></span> children.</p><div style='mso-element:comment-list'><hr class=msocomoff align=left size=1 width="33%"><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>Were there not thirty?</p></div></div></div>`,
    ),
    texts: ["We read to forty children."],
    said: [unsaid(4)],
  },
  {
    title: "Google's comments",
    html: '<p><span>We read to forty</span><sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup><span> children.</span></p><div style="border:1px solid black"><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Were there not thirty?</span></p><p><span>Ask her</span></p></div>',
    texts: ["We read to forty children."],
    said: [unsaid(6)],
  },
  {
    title: "Google's suggestions, struck out around a link",
    html: docs(
      '<p dir="ltr"><span style="white-space:pre-wrap;">Kept here</span></p><p dir="ltr"><span style="text-decoration:line-through;-webkit-text-decoration-skip:none;white-space:pre-wrap;">Not <a href="https://example.org/" style="text-decoration:none">this link</a></span></p>',
    ),
    texts: keptTexts,
    said: [unsaid(3)],
  },
  {
    title: "Word on the web, deleted words",
    html: kept(
      '<span class="TrackedChange SCXW1"><span class="TextRun Strikethrough SCXW1" style="text-decoration:line-through">deleted words</span></span><span class="TrackChangeTextDeletion">and these</span>',
    ),
    texts: keptTexts,
    said: [unsaid(4)],
  },
  {
    title: "Pages, by its classes",
    html: `<html><head><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1 {margin: 0.0px; font: 11.0px Helvetica}\nspan.s2 {text-decoration: line-through}</style></head><body><p class="p1"><span class="s1">Kept </span><span class="s2">struck out</span><span class="s1"> here</span></p></body></html>`,
    texts: keptTexts,
    said: [unsaid(2)],
  },
  {
    title: "LibreOffice, a struck line in a table",
    html: "<p>Kept here</p><table><tr><td><p><strike>Old row</strike></p></td><td><p><del>9</del></p></td></tr><tr><td>Jos</td><td>40 taps</td></tr><tr><td>Kano</td><td>2 taps</td></tr></table>",
    texts: ["Kept here", "- Jos, 40 taps\n- Kano, 2 taps"],
    said: [unsaid(3), "A table became a list."],
  },
  { title: "letters with a line through each", html: kept("o̶l̶d̶ w̶o̶r̶d̶"), texts: keptTexts, said: [unsaid(2)] },
  { title: "tildes, as editors show them", html: kept("~~old word~~"), texts: keptTexts, said: [unsaid(2)] },
  {
    title: "a hidden picture",
    html: kept('<span style="display:none"><img src="https://example.org/a.jpg"></span>'),
    texts: keptTexts,
  },
];

/** More of the same, from programs of other kinds. */
unsaidCases.push(
  {
    title: "Excel, a struck cell by its class",
    html: `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!--table {mso-displayed-decimal-separator:"\\.";}\n.xl65 {text-decoration:line-through; text-line-through:single;}\n--></style></head><body><table><tr><td>Jos</td><td>40 taps</td></tr><tr><td class=xl65>Kano</td><td class=xl65>2 taps</td></tr><tr style='display:none'><td>Not</td><td>shown</td></tr></table></body></html>`,
    texts: ["- Jos, 40 taps"],
    said: [unsaid(5), "A table became a list."],
  },
  {
    title: "Outlook, an older answer that is struck out",
    html: word("<p class=MsoNormal><b><s>Not on Friday</s></b></p><p class=MsoNormal>Kept here</p>"),
    texts: keptTexts,
    said: [unsaid(3)],
  },
  { title: "Notion", html: "<p>Kept <s>struck <strong>out</strong></s> here</p>", texts: keptTexts, said: [unsaid(2)] },
  {
    title: "a chat on the web",
    html: kept('<del class="_ao3e">struck out</del>'),
    texts: keptTexts,
    said: [unsaid(2)],
  },
  {
    title: "text-line-through",
    html: kept("<span style='text-line-through:double'>struck out</span>"),
    texts: keptTexts,
    said: [unsaid(2)],
  },
  {
    title: "the attribute of drawings",
    html: kept('<span text-decoration="line-through">struck out</span>'),
    texts: keptTexts,
    said: [unsaid(2)],
  },
  {
    title: "letters almost as white as the page",
    html: kept('<span style="background:white;color:#fefefe">not seen</span>'),
    texts: keptTexts,
    said: [unsaid(2)],
  },
  {
    title: "white by its lightness",
    html: kept('<span style="background:hsl(0, 0%, 100%);color:white">not seen</span>'),
    texts: keptTexts,
    said: [unsaid(2)],
  },
  {
    title: "letters in the colours of a gradient",
    html: '<p style="background:linear-gradient(red,blue);-webkit-background-clip:text;color:transparent">Kept here</p>',
    texts: keptTexts,
  },
  {
    title: "a class for screen readers",
    html: kept('<span class="visually-hidden">opens a new window</span>'),
    texts: keptTexts,
    said: [unsaid(4)],
  },
  {
    title: "cut away by its path",
    html: kept('<span style="clip-path:inset(100%)">not seen</span>'),
    texts: keptTexts,
    said: [unsaid(2)],
  },
  {
    title: "made small to nothing",
    html: kept('<span style="display:inline-block;transform:scale(0)">not seen</span>'),
    texts: keptTexts,
    said: [unsaid(2)],
  },
  {
    title: "a filter",
    html: kept('<span style="filter:alpha(opacity=0)">not seen</span>'),
    texts: keptTexts,
    said: [unsaid(2)],
  },
  {
    title: "a closed dialog",
    html: "<dialog><p>Not open</p></dialog><p>Kept here</p>",
    texts: keptTexts,
    said: [unsaid(2)],
  },
  {
    title: "a style with a remark in it",
    html: kept('<span style="/* x */display/**/:none">not seen</span>'),
    texts: keptTexts,
    said: [unsaid(2)],
  },
  {
    title: "a rule by an id",
    html: `<style>#old{display:none}</style>${kept('<span id="old">not seen</span>')}`,
    texts: keptTexts,
    said: [unsaid(2)],
  },
  {
    title: "a rule that counts more",
    html: '<style>.a{display:none!important}</style><p class="a" style="display:block">Not seen</p><p>Kept here</p>',
    texts: keptTexts,
    said: [unsaid(2)],
  },
  {
    title: "struck out across blocks in a list",
    html: "<ul><li>Kept here</li><li><s>struck out</s></li></ul>",
    texts: ["- Kept here"],
    said: [unsaid(2)],
  },
);

const formCases: PasteCase[] = [
  {
    title: "a heading by its role alone",
    html: '<p class="Paragraph" role="heading" aria-level="2">Harvest</p><p>Maize <s>few</s> ten bags.</p>',
    texts: ["## Harvest", "Maize ten bags."],
    said: [oneUnsaid],
  },
  {
    title: "entries of a slide",
    html: '<div style="text-indent:-.38in"><span style="mso-special-format:bullet">•</span><span>More </span><b>books</b></div><div style="text-indent:-.38in"><span style="mso-special-format:bullet">•</span><span>bikes</span></div>',
    texts: ["- More **books**\n- bikes"],
  },
  {
    title: "numbered entries of a slide",
    html: '<p><span style="mso-special-format:numbullet1">1.</span>One</p><p><span style="mso-special-format:numbullet1">2.</span>Two</p>',
    texts: ["1. One\n2. Two"],
  },
  { title: "places where a word may be parted", html: "<p>Chil&shy;dren sing</p>", texts: ["Children sing"] },
  {
    title: "lines that a chat keeps",
    html: '<div class="copyable-text"><span style="white-space: pre-wrap;">Dear all,\nthe books came.\n\nThank you!</span></div>',
    texts: ["Dear all,\\\nthe books came.", "Thank you!"],
  },
  { title: "lines of pre", html: "<pre>One\nTwo\n\nThree\n</pre><p>Four</p>", texts: ["One\\\nTwo", "Three", "Four"] },
  {
    title: "lines of an editor of code",
    html: '<meta charset="utf-8"><div style="white-space: pre;"><div><span>One</span></div>\n<div><span>Two</span></div></div>',
    texts: ["One", "Two"],
  },
  {
    title: "line ends of the source, which are none",
    html: "<p>One\nand\n\ntwo</p>",
    texts: ["One and two"],
  },
  {
    title: "Word's levels and numbers",
    html: word(
      [
        wordItem(1, "3.", "Before the day"),
        wordItem(2, "a.", "Buy the books"),
        wordItem(2, "b.", "Tell the parents"),
        wordItem(1, "4.", "On the day"),
        wordItem(2, "a.", "Open at nine"),
      ].join("\n"),
    ),
    texts: ["3. Before the day\n   1. Buy the books\n   2. Tell the parents\n4. On the day\n   1. Open at nine"],
  },
  {
    title: "Word's bullets below numbers, back to the first level",
    html: word(
      [wordItem(1, "1.", "One"), wordItem(2, "o", "Sub"), wordItem(3, "§", "Deep"), wordItem(1, "2.", "Two")].join(""),
    ),
    texts: ["1. One\n   - Sub\n     - Deep\n2. Two"],
  },
  {
    title: "Google's lists beside their entries",
    html: docs(
      `<ul style="margin-top:0;">${docsItem(1, "Books")}<ul>${docsItem(2, "Twenty in Yoruba")}${docsItem(2, "Twenty in English")}</ul>${docsItem(1, "Mats")}</ul>`,
    ),
    texts: ["- Books\n  - Twenty in Yoruba\n  - Twenty in English\n- Mats"],
  },
  {
    title: "Word on the web, a list for each entry",
    html: `${webItem("ul", 1, "Books")}${webItem("ul", 2, "In Yoruba")}${webItem("ul", 2, "In English")}${webItem("ul", 1, "Mats")}`,
    texts: ["- Books\n  - In Yoruba\n  - In English\n- Mats"],
  },
  {
    title: "Word on the web, numbers that go on",
    html: `${webItem("ol", 1, "One")}${webItem("ol", 1, "Two", " start=2")}${webItem("ol", 2, "Sub")}${webItem("ol", 1, "Three", " start=3")}`,
    texts: ["1. One\n2. Two\n   1. Sub\n3. Three"],
  },
  {
    title: "a start, letters and a value",
    html: '<ol start="5" type="a"><li>Five</li><li>Six</li></ol><p>And</p><ol><li value="9">Nine</li></ol>',
    texts: ["5. Five\n6. Six", "And", "9. Nine"],
  },
  {
    title: "a list of six levels",
    html: "<ul><li>1<ul><li>2<ul><li>3<ul><li>4<ul><li>5<ul><li>6</li></ul></li></ul></li></ul></li></ul></li></ul></li></ul>",
    texts: ["- 1\n  - 2\n    - 3\n      - 4\n      - 5\n      - 6"],
  },
  {
    title: "Word's footnotes",
    html: word(
      `<p class=MsoNormal>Forty books<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><![if !supportFootnotes]>[1]<![endif]></span></a>.</p><div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1"><span class=MsoFootnoteReference>[1]</span></a> Counted on the day.</p></div></div>`,
    ),
    texts: ["Forty books\\[1].", "\\[1] Counted on the day."],
  },
  {
    title: "LibreOffice's footnotes",
    html: '<p>Forty books<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a>.</p><div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>Counted on the day.</p></div>',
    texts: ["Forty books\\[1].", "\\[1] Counted on the day."],
  },
  {
    title: "Google's footnotes",
    html: '<p><span>Forty books</span><sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup><span>.</span></p><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a><span> Counted on the day.</span></p></div>',
    texts: ["Forty books\\[1].", "\\[1] Counted on the day."],
  },
  {
    title: "raised and lowered numbers",
    html: "<p>20 m<sup>2</sup> and H<sub>2</sub>O on the 4<sup>th</sup></p>",
    texts: ["20 m² and H₂O on the 4th"],
  },
  {
    title: "links in the wrapper of a document",
    html: docs(
      '<p dir="ltr"><a href="https://www.google.com/url?q=https://example.org/report&amp;sa=D&amp;source=editors" style="text-decoration:none;"><span style="text-decoration:underline;color:#1155cc">the report</span></a></p>',
    ),
    texts: ["[the report](https://example.org/report)"],
  },
  {
    title: "underlined words",
    html: '<p><u>Forty</u> books and <span style="text-decoration:underline">mats</span></p>',
    texts: ["Forty books and mats"],
    said: ["Underlines were removed: only links are underlined on a page."],
  },
  {
    title: "pictures of another page",
    html: '<p>Kept here</p><p><img src="https://example.org/a.jpg" alt="Children reading" width="600"><img src="https://example.org/b.jpg" alt="Mats"><img src="https://example.org/open.gif" width="1" height="1"></p>',
    texts: keptTexts,
    said: ["2 pictures were not pasted: “Children reading”, “Mats”. Add them with the button Photo."],
  },
  {
    title: "a picture in Word",
    html: word(
      '<p class=MsoNormal><img width=267 height=133 src="file:///C:/Temp/clip_image002.jpg" v:shapes="Picture_x0020_1"></p><p class=MsoNormal>Kept here</p>',
    ),
    texts: keptTexts,
    said: ["1 picture was not pasted. Add it with the button Photo."],
  },
  {
    title: "a picture without a description, by the name of its file",
    html: '<p>Kept <img src="https://example.org/x/Beach%20day.jpg?w=600"> here</p>',
    texts: ["Kept", "here"],
    said: ["1 picture was not pasted: “Beach day.jpg”. Add it with the button Photo."],
  },
  {
    title: "pictures in a list",
    html: '<ul><li>Kept <img src="cid:1@a"></li><li><img src="file:///C:/clip_image002.png"></li><li>here</li></ul>',
    texts: ["- Kept\n- here"],
    said: ["2 pictures were not pasted: add them with the button Photo."],
  },
  {
    title: "a picture in a link in bold words",
    html: '<p><b>Kept <a href="https://example.org/"><img src="a.jpg" alt="Mats"></a> here</b></p>',
    texts: ["**Kept**", "**here**"],
    said: ["1 picture was not pasted: “Mats”. Add it with the button Photo."],
  },
  {
    title: "Google Docs, boxes to tick",
    html: docs(
      '<ul><li dir="ltr" role="checkbox" aria-checked="true"><img src="data:image/png;base64,iVBORw0KGgo=" alt="checked" aria-roledescription="checkbox"><p style="display:inline-block">Book the hall</p></li></ul>',
    ),
    texts: ["- Book the hall"],
  },
  {
    title: "Word, empty paragraphs",
    html: word(
      "<p class=MsoNormal>Kept here</p><p class=MsoNormal><o:p>&nbsp;</o:p></p><h2>&nbsp;</h2><p class=MsoNormal>And here</p>",
    ),
    texts: ["Kept here", "And here"],
  },
  {
    title: "Pages, blanks at the end of an entry",
    html: '<ul><li>One<span class="Apple-converted-space">&nbsp;</span></li><li>Two</li></ul>',
    texts: ["- One\n- Two"],
  },
  {
    title: "a chat, lines with a blank one between",
    html: '<span dir="auto"><strong>Saturday</strong><br>9 am<br><br>Bring water</span>',
    texts: ["**Saturday**\\\n9 am", "Bring water"],
  },
  {
    title: "two line ends in a box",
    html: "<div>One<br><br>Two<br>Three</div>",
    texts: ["One", "Two\\\nThree"],
  },
  {
    title: "small pictures of signs",
    html: '<p>Thank you <img alt="🙏🏾" src="https://example.org/e.png"></p>',
    texts: ["Thank you 🙏🏾"],
  },
  {
    title: "signs among formatted words",
    html: "<div># The day</div><div>We read **forty** books</div><div>&gt; She smiled</div>",
    texts: ["## The day", "We read **forty** books", "> She smiled"],
    said: ["Signs like * and # in this text became formatting."],
  },
  {
    title: "bold by a class",
    html: "<style>.b{font-weight:700}</style><p>Forty <span class=b>taps</span></p>",
    texts: ["Forty **taps**"],
  },
  {
    title: "Word's Roman numbers from the fourth on",
    html: word([wordItem(1, "iv.", "Four"), wordItem(1, "v.", "Five")].join("")),
    texts: ["4. Four\n5. Five"],
  },
  {
    title: "LibreOffice's letters in a list",
    html: '<ol><li><p>One</p></li><ol type="a"><li><p>Sub</p></li></ol><li><p>Two</p></li></ol>',
    texts: ["1. One\n   1. Sub\n2. Two"],
  },
  {
    title: "a wiki's note",
    html: '<p>Forty books<sup class="reference"><a href="#cite_note-1">[1]</a></sup>.</p><ol class="references"><li><b><a href="#cite_ref-1">^</a></b> Counted.</li></ol>',
    texts: ["Forty books\\[1].", "1. Counted."],
  },
  {
    title: "a sign of a chat",
    html: '<p>Thank you <img alt=":pray:" src="https://example.org/e.png"></p>',
    texts: ["Thank you :pray:"],
  },
  {
    title: "words of a text about styles",
    html: "<p>Set style = none, she said</p>",
    texts: ["Set style = none, she said"],
  },
  {
    title: "an address in brackets",
    html: "<p>Read it (https://example.org/a).</p>",
    texts: ["Read it ([https://example.org/a](https://example.org/a))."],
  },
];

export const pasteCases = { unsaid: unsaidCases, form: formCases };
