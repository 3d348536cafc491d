/**
 * Runs in the page before any other script: a picture that cannot be had is marked `data-missing` until another one is
 * there, and then shows the quiet sign (libs/ui/src/theme/base.ts). Style alone knows of missing pictures in Chromium only.
 * The document listens: what is loaded is not told to the window.
 */
export const earlyPictures = `['error','load'].forEach(t=>
document.addEventListener(t,({target:i})=>
i.tagName==='IMG'&&i.toggleAttribute('data-missing',t==='error'),true));`;
