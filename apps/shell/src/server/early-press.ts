/**
 * Runs in the page before any other script: a press on a button that React has not taken over yet is kept and given
 * again as soon as it has, once. Without this a shopper on a slow line presses and nothing happens. Forms, links and
 * buttons of popovers need none of it: the browser answers them (and a link, once the frame is alive, client/early/early-links.ts). React leaves its properties on every element it has taken over, and the
 * part of a remote is marked `data-live` when it is in place.
 */
export const earlyPress = `(function(){
var w=[],d=document;
function live(b){
var p=b.closest('[data-owner]:not([data-owner=shell])'),k;
if(p&&!p.hasAttribute('data-live'))return false;
for(k in b)if(k.indexOf('__reactProps$')===0)return true;
return false;
}
function look(){
w=w.filter(b=>{
if(!b.isConnected)return false;
if(!live(b))return true;
b.removeAttribute('data-pressed');
requestAnimationFrame(()=>b.click());
return false;
});
if(w.length)requestAnimationFrame(look);
}
addEventListener('click',e=>{
var b=e.target.closest&&e.target.closest('button');
if(!b||b.form&&b.type==='submit'||b.disabled||b.hasAttribute('popovertarget')||w.indexOf(b)>=0||live(b))return;
b.setAttribute('data-pressed','');
if(w.push(b)===1)requestAnimationFrame(look);
},true);
})();`;
