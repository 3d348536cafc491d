/** A frame crossed out, in the colour of quiet lines. */
const noPicture = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='28' height='28' fill='none' stroke='%238c7f6c' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round' viewBox='0 0 24 24'%3E%3Cpath d='M21 16V5a2 2 0 0 0-2-2H8M3 3v16a2 2 0 0 0 2 2h14M3 19l7-7 8 8M2 2l20 20'/%3E%3C/svg%3E")`;

/** What every page shares before any component: a quiet reset, text, focus. Zero specificity, so that every component wins.
 * A picture that cannot be had (`data-missing`, marked by the shell's document/pictures.ts) shows a quiet sign in the room
 * kept for it, and `object-fit` of its own would draw the sign large. */
export const baseCss = `
*,*::before,*::after{box-sizing:border-box}
html{scrollbar-color:var(--color-line-strong) transparent;-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-block:84px 96px;background:var(--color-paper);accent-color:var(--color-brand)}
body{margin:0;min-height:100dvh;display:flex;flex-direction:column;background:var(--color-paper);color:var(--color-ink);font-family:var(--font-body);font-size:1rem;line-height:1.55;-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
:where(h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,figure,blockquote,fieldset,pre){margin:0}
:where(ul[class],ol[class]){padding:0;list-style:none}
:where(fieldset){padding:0;border:0;min-width:0}
:where(legend){padding:0}
:where(h1,h2,h3){font-family:var(--font-heading);font-weight:500;line-height:1.15;letter-spacing:-0.01em;text-wrap:balance}
:where(h1){font-size:var(--text-3xl)}
:where(h2){font-size:var(--text-2xl)}
:where(h3){font-size:var(--text-lg)}
:where(h4,h5,h6){font-size:1rem;font-weight:600}
:where(p,li,dd){text-wrap:pretty}
:where(a){color:inherit;text-underline-offset:0.2em;text-decoration-thickness:1px}
:where(button,input,select,textarea){font:inherit;color:inherit;letter-spacing:inherit}
:where(button,summary,select,label[for]){cursor:pointer;touch-action:manipulation}
:where(button,[role=button]):disabled{cursor:default}
:where(img,svg,video,iframe){display:block;max-width:100%}
img[data-missing]{content:${noPicture};object-fit:none!important}
:where(svg){flex:none}
:where(img,video){height:auto}
:where(table){border-collapse:collapse}
:where(hr){height:1px;border:0;background:var(--color-line)}
[hidden]{display:none!important}
:focus-visible{outline:2px solid var(--color-focus);outline-offset:2px}
:where(main,h1,h2,[tabindex='-1']):focus-visible{outline:none}
:where(button)[data-pressed]{opacity:0.6}
::selection{background:var(--color-brand);color:var(--color-brand-ink)}
dialog::backdrop{background:var(--color-scrim)}
@media (pointer:coarse){html:has(dialog:modal){overflow:hidden}}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:0.01ms!important;animation-iteration-count:1!important;scroll-behavior:auto!important}}
@media (prefers-reduced-motion:no-preference){::view-transition-group(*){animation-duration:240ms;animation-timing-function:cubic-bezier(0.2,0.7,0.3,1)}}
@media print{:root,body{background:none;color-scheme:light}}
`.replace(/\n/g, '');
