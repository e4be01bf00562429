const run = 'window.ran.push(N)'

/**
 * Texts that try to run a script in a page. Each, if it runs, pushes its own number to `window.ran`. They come from the
 * families of the public cheat sheets: event handlers, loading tags, script addresses, breaking out of a context, texts
 * that change when they are parsed twice.
 */
export const hostileTexts: readonly string[] = numbered([...handlers(), ...loading(), ...addresses(), ...escapes(), ...mutating()])

function numbered(texts: readonly string[]): string[] {
  return texts.map((text, number) => text.replaceAll('RUN', run.replace('N', String(number))))
}

function handlers(): string[] {
  const events = [
    'onclick',
    'ondblclick',
    'onmouseover',
    'onmouseenter',
    'onmouseout',
    'onmousemove',
    'onmousedown',
    'onmouseup',
    'onwheel',
    'onfocus',
    'onblur',
    'onfocusin',
    'onkeydown',
    'onkeyup',
    'oninput',
    'onchange',
    'onpointerover',
    'onpointerenter',
    'onpointerdown',
    'ontouchstart',
    'oncopy',
    'onpaste',
    'oncontextmenu',
    'ondragstart',
    'onscroll',
    'onanimationstart',
    'onanimationend',
    'ontransitionend',
    'ontoggle',
    'onbeforetoggle',
    'onselectstart',
    'onauxclick',
  ]
  const elements = [
    ['p', ''],
    ['a', ' href="#x"'],
    ['strong', ' tabindex=1'],
    ['div', ' style="animation:x 1ms;position:fixed;inset:0"'],
    ['table', ''],
  ] as const
  return events.flatMap((event) => elements.map(([tag, more]) => `<${tag}${more} ${event}="RUN">x</${tag}>`))
}

function loading(): string[] {
  const broken = ['/none.png', 'x', 'data:,', 'https://localhost:1/x.png']
  const images = broken.flatMap((src) => [
    `<img src="${src}" onerror="RUN">`,
    `<img src=${src} onerror=RUN>`,
    `<IMG SRC='${src}' oNeRrOr='RUN'>`,
    `<img/src="${src}"/onerror=RUN>`,
    `<img\nsrc="${src}"\nonerror\n=\n"RUN">`,
    `<img src="${src}" alt="x"onerror="RUN"//>`,
    `<<img src="${src}" onerror="RUN">`,
    `<img src="${src}" onerror="&#x28;RUN&#x29;">`,
    `<video><source src="${src}" onerror="RUN"></video>`,
    `<audio src="${src}" onerror="RUN"></audio>`,
    `<video src="${src}" onloadstart="RUN" onerror="RUN"></video>`,
    `<object data="${src}" onerror="RUN"></object>`,
    `<link rel="stylesheet" href="${src}" onerror="RUN">`,
    `<script src="${src}" onerror="RUN"></script>`,
    `<input type="image" src="${src}" onerror="RUN">`,
    `<svg><image href="${src}" onerror="RUN" /></svg>`,
  ])
  const drawn = ['svg', 'svg/', 'svg\t', 'SVG', 'math><svg', 'p><svg'].map((tag) => `<${tag} onload=RUN>`)
  const frames = [
    '<iframe src="about:blank" onload="RUN"></iframe>',
    '<iframe srcdoc="<script>parent.RUN</script>"></iframe>',
    '<iframe srcdoc="&lt;img src=x onerror=&quot;parent.RUN&quot;&gt;"></iframe>',
    '<embed src="about:blank" onload="RUN">',
    '<body onload=RUN>',
    '<body onpageshow=RUN>',
    '<style onload="RUN">p{color:red}</style>',
    '<details open ontoggle="RUN"><summary>x</summary></details>',
    '<marquee onstart="RUN">x</marquee>',
    '<input autofocus onfocus="RUN">',
    '<select autofocus onfocus="RUN"></select>',
    '<textarea autofocus onfocus="RUN"></textarea>',
    '<button autofocus onfocus="RUN">x</button>',
    '<script>RUN</script>',
    '<script type="module">RUN</script>',
    '<SCRIPT>RUN</SCRIPT>',
    '<script/x>RUN</script>',
    '<scr<script>ipt>RUN</script>',
    '<svg><script>RUN</script></svg>',
    '<svg><animate onbegin="RUN" attributeName="x" dur="1s"/></svg>',
    '<svg><set attributeName="href" to="javascript:RUN" onbegin="RUN"/></svg>',
  ]
  return [...images, ...drawn, ...frames]
}

function addresses(): string[] {
  const ways = [
    'javascript:RUN',
    'JaVaScRiPt:RUN',
    ' javascript:RUN',
    'java\tscript:RUN',
    'java\nscript:RUN',
    'javascript&colon;RUN',
    '&#106;avascript:RUN',
    '&#x6A;avascript:RUN',
    '\u0001javascript:RUN',
    'javascript://%0aRUN',
    'data:text/html,<script>parent.RUN</script>',
    'vbscript:RUN',
  ]
  return ways.flatMap((way) => [
    `<a href="${way}">x</a>`,
    `<iframe src="${way}"></iframe>`,
    `<form action="${way}"><button>x</button></form>`,
    `<button formaction="${way}">x</button>`,
    `<svg><a href="${way}"><text>x</text></a></svg>`,
    `<object data="${way}"></object>`,
  ])
}

function escapes(): string[] {
  const doors = [
    '"',
    "'",
    '>',
    '">',
    "'>",
    '</title>',
    '</script>',
    '</style>',
    '</textarea>',
    '</noscript>',
    '-->',
    ']]>',
    '</p></div></main>',
    '\\u003c/script>',
    '\\',
    '</template>',
  ]
  const inside = ['<img src=x onerror=RUN>', '<svg onload=RUN>', '<script>RUN</script>']
  const code = [
    "';RUN;//",
    '";RUN;//',
    '`;RUN;//',
    '${RUN}',
    '{{RUN}}',
    '{RUN}',
    '#{RUN}',
    '<%= RUN %>',
    '\\";RUN;//',
    "{{constructor.constructor('RUN')()}}",
    '");RUN;("',
    '</script><script>RUN//',
  ]
  return [
    ...doors.flatMap((door) => inside.map((text) => door + text)),
    ...code,
    ...doors.map((door) => `${door} onfocus=RUN autofocus tabindex=1 x=`),
  ]
}

function mutating(): string[] {
  return [
    '<noscript><p title="</noscript><img src=x onerror=RUN>">',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=RUN&gt;">',
    '<svg></p><style><a id="</style><img src=x onerror=RUN>">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=RUN>',
    '<template><img src=x onerror=RUN></template>',
    '<textarea><img title="</textarea><img src=x onerror=RUN>"></textarea>',
    '<xmp><img title="</xmp><img src=x onerror=RUN>"></xmp>',
    '<svg><foreignObject><p><img src=x onerror=RUN></p></foreignObject></svg>',
    '<table><td background="javascript:RUN">x</td></table>',
    '<div style="background:url(javascript:RUN)">x</div>',
    '<meta http-equiv="refresh" content="0;url=javascript:RUN">',
    '<base href="javascript:RUN//">',
    '&lt;img src=x onerror=RUN&gt;',
    '&amp;lt;img src=x onerror=RUN&amp;gt;',
    '%3Cimg src=x onerror=RUN%3E',
    '\u003cimg src=x onerror=RUN\u003e',
    '<img src="x` `<script>RUN</script>"` `>',
    '<a href="https://ok" onmouseover="RUN" href="javascript:RUN">x</a>',
    '<!--><img src=x onerror=RUN>-->',
    '<![CDATA[><img src=x onerror=RUN>]]>',
    '<?xml ?><img src=x onerror=RUN>',
    '<a><b><img src=x onerror=RUN></a></b>',
    '<custom-tag onclick=RUN tabindex=1>x</custom-tag>',
    '<p>\u2028<script>RUN</script>',
  ]
}
