import { gap, type Sign, sign } from '../sign.ts'

const PLACE = `(?:house|home|flat|place|door|office|work|work ?place|window|gym|school|building|job|street|university|
  campus|garden|street door|bedroom|car|shop|class|club)`
const WATCHED = `(?:last night|at night|every|until|saw|see|watch|watched|watching|all night|for hours|light|lights|
  again|for weeks|waiting for (?:me|you|her|him)|although|even though|after i told|uninvited|unannounced|in the dark|
  each|most|since|because (?:he|she|you) (?:wants?|will not))`

/** Following, watching, turning up, tracing a person and not stopping, whether the author does it or suffers it. */
export const STALKING: readonly Sign[] = [
  `(?:you|he|she|they) following me(?! (?:on|back)\\b| s)|how (?:did|do|does) (?:you|he|she) (?:always |
    even )?know (?:that )?(?:i was|where i|who i|i am|what i (?:did|was))|(?:moved|changed|change|move|switched|
    left) (?:my |jobs?|flats?|cities|house|town|city)(?:[a-z]+ ){0,9}(?:found|find|finds|find out|followed|turned up|
    showed up|still|because of (?:you|him|her))|(?:found|find|finds) me again`,
  `(?:have|got|know|found|obtained|has) (?:got )?(?:your|her|his) (?:new |home |exact )*(?:address|schedule|route|
    routine|number plate|licence plate)(?! (?:for|on (?:file|the)|so i can (?:send|bring)|from the|wrong|in my|
    i (?:have )?live[ds]?)\\b)|moving (?:away |house )?(?:will|would|does|is) not (?:going to )?(?:help|save|stop|
    change)|not done with you`,
  `(?:logged|log|logs|hacked|hacks|hack|broke|breaks|got|gets|get|signed) in ?to (?:my|her) (?:e ?mails?|accounts?|
    phone|instagram|facebook|icloud|cloud|laptop|computer|camera|whatsapp|bank|messages)(?! to (?:fix|help))|
    hack(?:s|ed|ing)? (?:my|her)`,
  `(?:leaves?|leaving|left|sends?|sending|sent|puts?|delivers?) (?:me )?(?:flowers|notes|letters|gifts|presents|roses|
    messages|things) (?:on|at|in|to|under|for me) ${gap(8)}(?:although|even though|though|after i|stop|
    every (?:day|morning|night|week)|anonymous|without a name)|(?:keeps?|keep|kept|continues|continue|will not stop|
    does not stop|do not stop|never stops|cannot stop|can not stop) (?:on )?(?:calling|texting|writing|leaving|sending|
    messaging|contacting|e ?mailing|following|harassing|ringing|waiting|phoning|dming) ${gap(9)}(?:although|even though|
    though|after) (?:i|we)|harass(?:es|ed|ing)? me(?= (?:at|every|with|since|on|for|and|by|online|after|day)\\b| $)`,
  `(?:found|find|figured|finding|figure|worked) out where (?:you|she|he|they|i|your [a-z]+) (?:now |really )?(?:live|
    lives|work|works|moved|move|stay|stays|park|parks|study|go|goes|went|are|is)`,
  `(?:stood|standing|sat|sitting|parked|waiting|waited|wait|waits|lurk|lurks|lurking|hid|hiding|hanging around|
    hang around|hangs around|stand|stands|sit|sits|watching|been) (?:for (?:me|you|her|him) )?(?:alone )?(?:in (?:my|
    the|his|her|your) car )?(?:right )?(?:outside|in front of|across from|opposite|near|by|behind|around|at|next to|
    across the street from|before) (?:of )?(?:the )?(?:your|my|her|his|our) (?:[a-z]+ )?${PLACE} ${gap(9)}${WATCHED}`,
  `(?:he|she|ex|you|husband|boyfriend|wife|girlfriend|neighbou?r|stranger|man|guy|someone|somebody|who|coworker|
    colleague) (?:always |still |often |now |just |regularly )?(?:waits|lurks|stands|sits|lurk|appears|hangs around|
    parks|prowls) (?:for me |for her )?(?:in (?:his|her) car )?(?:outside|in front of|across from|near|by|at|behind|
    around) (?:my|our|her) (?:[a-z]+ )?${PLACE}`,
  `(?:(?:am|are|is|been|keep|keeps|always|will be|be|was) watching (?:you|me|her|him)|watches me|
    watch (?:you|me) (?:sleep|every|through|from|at night|when you|all the))(?= (?:every|always|all|from|through|
    at night|even|sleep|sleeping|day|wherever|and|constantly|for|when|while|in|closely|secretly|since|whatever|undress|
    shower)\\b| $)(?! (?:play|perform|and i am proud|dance|sing|grow|while you cook|in the (?:game|match|play))\\b)`,
  `(?:can|could|will|try|try to|think you can)(?: ?not| never)? (?:hide|run|escape|get away|
    run away)(?: away)? (?:from (?:me|us|him)|forever|but)`,
  `(?:put|hid|hide|installed|install|placed|attached|found|find|planted|stuck|discovered|has|had|sewed|slipped) (?:a|an|
    the|some|your|his|another|hidden)? ?(?:gps |hidden |tracking |little |secret |bluetooth |spy |small )*(?:tracker|
    trackers|tracking device|air ?tags?|spy ?ware|spy ?cams?|cameras?|microphone|bug|listening device|key ?logger|gps|
    tracking app|spy app|app|stalkerware) (?:to |on|in|under|inside|into|behind|onto|to track)(?: to)? ?(?:my|your|her|
    his|the car|the bedroom|the bathroom)`,
  `(?:shows?|showing|turns?|turning|pops?|appears?|appearing|comes?|coming|keep(?:s)? (?:showing|turning|coming|
    appearing)|showed|turned|came|appeared) (?:up |by )?(?:again )?(?:at|outside|in front of|to|around) (?:my|our|her|
    your) (?:[a-z]+ )?${PLACE} ${gap(5)}(?:every|at night|again|unannounced|uninvited|although|even though|after i|
    in the middle|won t|will not|asks?|asking|keeps|drunk|constantly|without|all the time|and (?:asks?|wait|waits|wants|
    refuse|refuses|rings?|bangs?|shouts?)|until|since)`,
  `keeps? (?:showing|turning|coming|popping) up (?:at|outside|where|wherever|in)`,
  `(?:after|since|although|even though|though|when) i (?:have |had |already |repeatedly )*(?:blocked (?:you|him|her|
    them|your|his)|(?:told|asked|begged) (?:you|him|her|them) (?:many times |repeatedly |not |to )*(?:stop|to stop|
    leave|contact|write|call|text|go|come|message|contacting|calling)(?: me alone)?|said (?:no|stop)|broke up with|
    left (?:you|him|her))(?= (?:and|contacting|calling|writing|messaging|texting|coming|me|to|you|he|she|on|with|
    several|stop)\\b| $)(?<=blocked you|blocked him|blocked her|blocked them|contact|contacting|stop|alone|call|write|
    text)(?! (?:smoking|eating|using|leaving|parking|playing|borrowing|shouting|talking|interrupting|singing|drinking|
    taking|doing|being|making|the|that|it|with the|putting|lying|yelling)\\b)`,
  `(?:new|fake|other|different|several|five|ten|second|more|another) (?:[a-z]+ )?(?:accounts?|profiles?|numbers?|
    phone numbers?|sims?) (?:to|just to|so (?:that )?(?:you|he|she) can|so you could|in order to|
    and) (?:keep )?(?:contact|write|message|text|follow|reach|call|find|watch|see|harass|spy)`,
  `(?:hundreds?|dozens|[0-9]{2,}|fifty|thirty|forty|sixty|eighty) (?:of )?(?:messages|calls|texts|mails|e ?mails|times|
    missed calls|voice ?mails|letters) ${gap(5)}(?:since|after|although|even though) i`,
  `(?:drove|drive|drives|driving|walked|walk|walks|went|ride|cycled) (?:past|by|around) (?:your|my|her|
    his) (?:[a-z]+ )?${PLACE} ${gap(6)}(?:times|every|night|to see|to check|if|whether|again|slowly|week|day)`,
  `(?:ask|asks|asked|asking|question|questioned) (?:your|my|her|his|all my|all your) (?:[a-z]+ )?(?:neighbou?rs?|
    colleagues?|friends|co ?workers?|boss|sister|mother|landlord|roommates?|family) ${gap(2)}(?:when|where|what time|
    about (?:me|you|my|your|her)|if you (?:are|come|live)|who|how often)(?! (?:the|you (?:are|were) late)\\b)`,
  `(?:pictures?|photos?|videos?|recordings?|footage) of (?:you|me|her|him) ${gap(3)}(?:that you do not know|
    without (?:you|me|her|him) knowing|sleeping|from (?:the street|outside|your|across)|do not know (?:of|about)|
    you did not notice|you never noticed|in your (?:bed|bathroom|room)|through|undressing|secretly|at your window)`,
  `(?:ring|rings|ringing|rang|bang|bangs|banging|banged|knock|knocks|knocking|pound|pounding|pounded) (?:on |at )?(?:my|
    the|her) (?:door ?bell|bell|door|window) (?:[a-z]+ ){0,2}(?:in the middle of the night|at night|every night|
    at (?:two|three|four|2|3|4)|since (?:we|i) (?:broke|left)|for hours)(?! because (?:of )?(?:the|my) (?:music|
    noise))`,
  `(?:i know|i always know|we know) (?:what time|when) (?:you|she|he) (?:leave|leaves|come|comes|get|gets|go to bed|
    wake|finish|jog)(?! because)|i know your (?:routine|schedule|route|every move)`,
].map(sign)
