/** The shop's colour for errors, where it has one of its own: the page around a frame writes it into the frame's address. */
const berry = new URLSearchParams(location.search).get('berry') ?? ''
if (/^#[0-9a-f]{6}$/.test(berry)) document.documentElement.style.setProperty('--berry', berry)
