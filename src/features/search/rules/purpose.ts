const verbs =
  'assemble|attach|boil|chop|clear|decorate|display|drain|fasten|grate|grind|hang|hide|measure|mend|organise|organize|peel|prevent|protect|prune|reduce|reheat|remove|repair|replace|scrub|separate|sharpen|slice|soften|sort|store|stop|strengthen|tidy|tighten|treat|trim|keep|unblock|unclog|whiten'
const begins = String.raw`^(?:(?:how|where|what) (?:do|can|should) (?:i|you|we) (?:use to )?|how to |(?:i )?(?:want|need|looking|trying) to |(?:something|anything|things?|tools?) (?:to|for) |to )?`
/** `remove old paint`, `clean the patio`: what is done with the thing, not the thing, is what somebody searches for. */
const doing = new RegExp(String.raw`${begins}(?:(?:${verbs}) |[a-z]+ (?:the|a|an|my|our|your|his|her|their) )`)
const troubles =
  'blocked|broken|chipped|clogged|cracked|creaking|creaky|dripping|faulty|jammed|leaking|leaky|mouldy|moldy|rusty|smelly|squeaking|squeaky|stuck|stained|tangled|torn|wobbly|wont|won.?t|keeps? [a-z]+ing|too [a-z]+|not enough|falls? (?:off|out|apart)|falling (?:off|out|apart)'
const trouble = new RegExp(
  String.raw`(?<![a-z])(?:${troubles})(?![a-z])|漏水|漏了|漏气|堵了|堵塞|堵住|不通|坏了|坏掉|松了|松动|断了|裂了|裂开|生锈|打不开|关不上|卡住|不够用|异响|吱吱响|修剪|修理|修补|去除|清除|固定|遮住`,
)

/** Whether a keyword says what is to be done, or what is wrong, and so names a thing that need not be what is bought. */
export const saysPurpose = (plain: string): boolean => doing.test(plain) || trouble.test(plain)
