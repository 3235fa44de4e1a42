import { staffShell } from "content/staff-shell.ts";
import withoutScript from "../../../ui/without-script.css?url";

/**
 * Script that detects a browser too old for the staff area by one missing feature (`values/browser-floor.ts`). Such a
 * browser gets the controls of a page without script.
 */
const findOldBrowser = `if(!("structuredClone"in self)){
document.getElementById("old-browser").hidden=false;
var sheet=document.createElement("link");
sheet.rel="stylesheet";
sheet.href="${withoutScript}";
document.head.appendChild(sheet)
}`;

/**
 * Polyfill of streams for Firefox 98 to 112, only as far as React Router needs them. It passes a page's data through
 * `TextEncoderStream` and `TransformStream` with `pipeThrough`; Firefox has these since 113 and 102.
 * https://developer.mozilla.org/en-US/docs/Web/API/TextEncoderStream#browser_compatibility
 */
const oldStreams = `if(!("TextEncoderStream"in self))(function(){
var proto=ReadableStream.prototype,native=proto.pipeThrough;
function Through(how){this.how=how}
if(!("TransformStream"in self))self.TransformStream=Through;
self.TextEncoderStream=function(){
var encoder=new TextEncoder;
return new Through({transform:function(text,to){to.enqueue(encoder.encode(text))}})
};
proto.pipeThrough=function(to,options){
if(!(to instanceof Through))return native.call(this,to,options);
var from=this.getReader(),how=to.how;
return new ReadableStream({
pull:function(to){
var given=false,out={enqueue:function(part){given=true;to.enqueue(part)}};
return(function next(){
return from.read().then(function(read){
if(read.done){if(how.flush)how.flush(out);return to.close()}
return Promise.resolve(how.transform(read.value,out)).then(function(){if(!given)return next()})
})
})()
},
cancel:function(why){return from.cancel(why)}
})
}
})()`;

/** Style for browsers without script: hides controls that need script. */
export const WithoutScript = () => (
  <noscript>
    <link rel="stylesheet" href={withoutScript} />
  </noscript>
);

/**
 * Tells visitors that their browser is too old, or that script is off. Its script uses only syntax that every browser
 * parses.
 * @param nonce of the page
 */
export function OldBrowser({ nonce }: { nonce: string | undefined }) {
  return (
    <>
      <p id="old-browser" className="offline g-ink" role="status" hidden>
        {staffShell.oldBrowser}
      </p>
      <noscript>
        <p className="offline g-ink" role="status">
          {staffShell.noScript}
        </p>
      </noscript>
      <script nonce={nonce} suppressHydrationWarning>
        {`${findOldBrowser};${oldStreams}`}
      </script>
    </>
  );
}
