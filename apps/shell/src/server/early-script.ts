import { earlyPictures } from './early-pictures';
import { earlyPress } from './early-press';

/**
 * Runs in the page before any other script: a form marked `data-action` works from the first paint.
 * It sends the form in the background, paints the answer, and steps aside for forms that React has taken over
 * (those have prevented the event's default by the time it reaches the window). What it was told is kept in
 * `__soukEarly` for the application, which takes over from there.
 */
const early = `(function(){
var d=document,w=window;
w.__soukEarly=[];
function all(f){d.querySelectorAll('[data-cart-count]').forEach(f);}
function paint(n){all(function(e){e.textContent=n>99?'99+':n>0?n:'';e.hidden=!(n>0);});}
function say(t){var s=d.querySelector('[data-early-status]');if(s)s.textContent=t||'';}
addEventListener('submit',e=>{
var f=e.target,a=f.getAttribute&&f.getAttribute('data-action');
if(!a||e.defaultPrevented)return;
e.preventDefault();
if(f.__busy)return;
f.__busy=1;
var b=new FormData(f,e.submitter),c=d.querySelector('[data-cart-count]'),n=c?parseInt(c.textContent)||0:0,q=a==='cart-add'&&!b.has('buyNow')?+b.get('cartNum')||1:0;
if(q)paint(n+q);
fetch(f.action,{method:'POST',body:new URLSearchParams(b),headers:{accept:'application/json'},keepalive:true}).then(r=>r.json()).then(r=>{
f.__busy=0;
if(q)paint(r.data&&typeof r.data.count==='number'?r.data.count:r.code===200?n+q:n);
if(r.code===200&&r.goTo)return location.assign(r.goTo);
say(r.text);
var m={action:a,name:b.get('name')||undefined,reply:r};
w.__soukEarly.push(m);
dispatchEvent(new CustomEvent('souk:early',{detail:m}));
}).catch(()=>{f.__busy=0;if(q)paint(n);if(!navigator.onLine)return say(d.querySelector('[data-early-status]')?.dataset.offline);f.removeAttribute('data-action');f.submit();});
});
})();`;

export const earlyScript = (early + earlyPress + earlyPictures).replace(/\n/g, '');
