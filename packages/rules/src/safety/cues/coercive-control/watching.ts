import { gap } from '../../sign.ts'
import { type Cue, cue } from '../cue.ts'
import { CHIEF, DEVICE } from './words.ts'

const PRIVATE = `(?:messages?|texts|e ?mails?|mails|chats?|diary|journal|dms|whatsapps?|whatsapp|insta|instagram|snap|
  snapchat|facebook|phone|calls|call log|search history|browser|history|photos|notes|letters|post|bank statements|
  socials|screen|contacts|accounts?|inbox|tablet|laptop|bag|handbag|purse|pockets|drawers)`

/** Who is watched: phone and passwords, cameras and trackers, reports and proofs, calls that count the minutes. */
export const WATCHING: readonly Cue[] = [
  // the phone has to be shown
  cue(
    `${DEVICE} (?:[a-z]+ ){0,3}?(?:on the (?:table|counter|side)|in (?:his|her|my) hand|unlocked|face up|on speaker|
      open|in the (?:basket|drawer|bowl|box)|checked|inspected)|(?:unlock|unlocks|unlocked|hand over|hands over|
      handing over|surrender|give up|show|asks for|ask for) (?:him |her |me |you )?(?:my|your|the|her) ${DEVICE}`,
    `(?:unlocked|unlock|unlocks|hand|hands|surrender|scrolls?|rule|rules|whenever|inspects?|purse|reads?|so (?:i|he|
      she|you) can (?:see|check|read|look)|asks for|show|on speaker|checked|inspected|i want|he wants|she wants)`,
  ),
  // passwords, location, screens as a proof of love
  cue(
    `(?:location|passwords?|passcode|pin|pass code|log ?ins?|find my|life ?360|live location|gps|snap ?map|face id|
      fingerprint|screen)`,
    `(?:i (?:want|need|demand|expect|require|get|have)|he (?:wants|wanted|demands|made|makes|has|says|said|insists)|
      she (?:wants|wanted|demands|made|makes|has|says|said|insists)|you (?:have|want|wanted|made|make|demand|insist|
      must|turned|switched|will|share)|rules?|they (?:want|made|make)|my (?:bf|gf|boyfriend|girlfriend|husband|wife|
      partner|mother|mum|dad|father) (?:wants|demands|makes|made|has|says|insists)|must|have to|has to)`,
    `(?:always|24 ?7|at all times|on always|all day|whenever|love each other|trust|loyal|nothing to hide|good wife|
      good girl|good husband|couples|or (?:he|she|we|i|you|it)|or else|if (?:i|you) (?:turn|turned|do not|love|loved|
      had|have)|turned (?:it|your location|my location|the location)? ?off|(?:ten|five|two|[0-9]+) minutes|
      every (?:hour|time|minute)|shares her|prove|proof|relationship|married|so (?:that )?(?:he|she|you) (?:can|could|
      know|knows|see|sees)|privacy|secrets|keep it on|stays? on|to be on|leave it on|never off|not trust|goes mad|
      flips|questions)`,
  ),
  // an app, a tracker, a camera that tells
  cue(
    `(?:cameras?|webcam|cctv|ring doorbell|doorbell|baby monitor|nanny cam|tracker|tracking app|air ?tag|tag|spyware|
      spy app|an app|app|apps|things|software|alexa|smart speaker|microphone|mic|recorder|voice recorder|find my|
      thermostat|dash ?cam|mileage|odometer|fitbit|step count|smart watch|alarm)`,
    `(?:so (?:that )?(?:he|she|you|i|they) (?:can |could |would )?(?:sees?|knows?|hears?|reads?|tell|check|listen)|
      (?:he|she|you) (?:rings?|calls?|texts?|asks?|phones?|messages?|comments?|complains?) (?:me )?(?:when|if|why|
      to ask|the)|watches (?:it|me|us|her|from)|in my (?:bedroom|bathroom|room)|on my ${DEVICE}|tells me (?:when|if|
      who)|know (?:where|if|when|who) i|i will know|explain|from (?:work|his|her)|what i (?:type|do|say|eat)|
      who (?:comes|visits|i)|when (?:i|it|you) (?:open|opens|leave|sit|go|come|get)|every (?:day|morning|night)|
      i can see|hear (?:me|us|what)|because (?:his|her|the) tracker|follow me|i am (?:really )?(?:in|home|there))`,
    `(?:he|she|you|they|i will know|i can see|tells me|${CHIEF})`,
  ),
  // reading what is private, by right
  cue(
    `(?:i|he|she|they|you|${CHIEF}) (?:[a-z]+ ){0,2}?(?:read|reads|reading|scrolls?|go through|goes through|look thru|
      looks? through|get to look thru|logs? in|log in|logged in|inspects?|searche?s?|monitors?|checks?|opens?|
      screenshots?|corrects?|get to look through) (?:to |into |in2 |through |thru |all |of |every |each |both |the |
      on )*(?:my|your|her|ur|the) (?:[a-z]+ )?${PRIVATE}`,
    `(?:every (?:night|day|evening|morning|time|week|sunday)|always|before i send|whenever|while i|as me|
      all (?:of )?(?:my|your)|replies|deletes|corrects|quote|secrets|daily|nightly|each (?:night|evening|day)|
      when i (?:sleep|shower|am asleep|get|come)|go on reading|for (?:names|men|proof)|in here|what i write)`,
  ),
  cue(
    `(?:reads?|checks?|dictates?|approves?|looks? (?:at|over)|sees?) (?:[a-z]+ ){0,3}?(?:messages?|this|every word|
      what i [a-z]+)`,
    `before i (?:am allowed|send|press|post|can|may)|before (?:it|they) (?:go|goes)|can ?not see this|delete this|
      (?:stands?|standing|sits?|sitting) (?:behind|over|beside|next to) me`,
  ),
  // writing in secret
  cue(
    `(?:writing|typing|sending|using|write|text|texting|messaging) (?:[a-z]+ ){0,3}?(?:from|on|at|in) (?:the|a|my|
      work|his|her) ?(?:library|work|neighbours?|friends?|colleagues?|toilet|bathroom|car park|school|office|sisters?|
      surgery|hospital|borrowed|public|loo)`,
    `(?:because|so|since|as) (?:[a-z]+ ){0,3}?(?:he|she|his|her|husband|partner|tracker|checks?|sees?|monitors?|
      not allowed|reads?|phone|can not|watch|watches)|(?:he|she) thinks (?:that )?i am|not (?:stay )?long|
      before (?:he|she) (?:gets|comes|notices|wakes)|if (?:he|she) (?:finds|sees|knew)`,
  ),
  // calls that check that somebody is in
  cue(
    `(?:rings?|rang|calls?|called|phones?|phoned|texts?|video ?calls?|face ?times?|messages?|checks?|drives? (?:past|
      by|home))`,
    `(?:to (?:check|be sure|make sure|see|prove|confirm|hear) (?:that |if |whether )?(?:i|she|he) (?:am|is|was|really|
      have|did)|(?:[0-9]{2,}|forty|fifty|sixty|twenty|thirty|hundred|dozens of) times|on the hour|every (?:hour|
      half hour|ten minutes|fifteen minutes|twenty minutes|thirty minutes|few minutes|break|lunch break)|all night|
      the landline)`,
  ),
  // photographs, calls and reports as proof of a place
  cue(
    `(?:send|sends|take|text|show|post|share|snap|prove|photograph) (?:him |her |you |me |a |an |the |my |your |of |
      every )*(?:pics?|pictures?|photos?|selfies?|videos?|screenshot|proof|location|receipt|where i|clock|live|snap|
      timestamp)`,
    `(?:where|who|clock|prove|so (?:that )?(?:he|she|they)|or he|or she|or you|alone|to show (?:him|her|you))`,
  ),
  cue(
    `(?:reports?|reporting|tells?|snitches|spies|spy|informs?) (?:back )?(?:to )?(?:you|him|his mother|her mother|
      my husband|her) (?:on|about|when|who|where|what|everything|how)`,
    `(?:who (?:visits|i|comes|is)|where i|what i|when i|how long|on me|everything i)`,
  ),
  // the line to the world is cut
  cue(
    `(?:took|takes?|keep|keeps|kept|hid|hides|hide|has|have|cut|cuts|snapped|broke|unplugs?|unplugged|locks?|locked|
      switched|turned|turns|switches|disconnects?|disconnected|cancelled|ripped|removed|pulled|blocked|smashed|
      confiscated|confiscates|holds?) (?:out |off |up |away |all |the |my |your |her |our )*(?:[a-z]+ )?(?:sim|
      sim card|router|wi ?fi|internet|landline|charger|phone line|passwords|phone|mobile|phone contract|laptop|tablet)`,
    `(?:when (?:he|she) (?:leaves|goes|went|is out)|because (?:you|i)|with (?:him|her|them)|until|so (?:that )?(?:i|
      you|she) (?:can|could|would|will|have|focus|am|do)|focus on|from the wall|no reason to|not (?:need|be calling)|
      when i (?:see|have|say|am at)|since|was the problem|be having another|every night|at night|as (?:a )?punishment|
      ask me nicely|ask nicely|if you need|not answer|did not answer|every time|from today|wedding|marriage|obey|
      behave|the first week|alone with|my parents|for a (?:week|month)|whenever|for (?:talking|answering|speaking|
      smiling))`,
  ),
  cue(
    `changed (?:[a-z]+ ){0,8}?(?:passwords?|locks|pin)`,
    `(?:ask me|need something|until you|nicely|behave|learn|so (?:that )?(?:you|i)|your (?:bank|e ?mail|phone)|bank)`,
  ),
  cue(
    `(?:count|counts|counted|times|time|measures?|clocks?|logs?|writes? down|written down|wrote down|
      keeps? (?:a )?(?:list|log|record|notebook)|smells?|sniffs?|stopwatch|his watch|her watch|timer|has a list|
      kept a list|a list|notebook|spreadsheet) ${gap(5)}(?:how long|the minutes|minutes|the mileage|mileage|what time|
      my|me|when i|who i|every (?:mile|minute|step|call)|i (?:am|was|have|did)|points|steps|of)`,
    `(?:how long|minutes|mileage|miles|shower|toilet|loo|shop|shopping|gym|visits?|what time|after i|when i (?:come|
      get|go|leave|am)|who i|where i|car keys|explain|everything i|my week|what i (?:eat|ate|did|spend|said|do))`,
  ),
  cue(
    `(?:rings?|texts?|calls?|messages?|phones?|shouts? at|speaks? to) me (?:through it |through the speaker )?(?:when|
      whenever|every time|the moment|as soon as) i (?:sit|stop|leave|open|go out|move|get up|step|stand|lie|come|turn|
      log|am)`,
    `(?:camera|app|lounge|n |and|sit|door|puts?|he|she|because|sees?)`,
    `(?:sit|stop|leave|open|go out|move|get up|step|stand|lie down|turn it off|log)`,
  ),
  cue(
    `(?:he|she|you|they|husband|wife|mother in law|partner|boyfriend) (?:has |is |have |even )?(?:put|puts|installed|
      hid|hidden|fitted|set up) (?:a |an |another |up |little |hidden |the )*(?:cameras?|tracker|airtag|air tag|
      microphone|recorder|baby monitor|bug)(?: [a-z]+){0,3} (?:in|on|under|inside) (?:the |my |our )?(?:lounge|
      living room|bedroom|kitchen|bathroom|my|car|bag|pram|coat|phone|room|sitting room|hallway)(?! (?:to watch the|
      for the))`,
  ),
  cue(
    `(?:tracks?|tracked|tracking) (?:me|her|my [a-z]+)|life ?360|find my (?:i ?phone|friends)`,
    `(?:and if|if i|freezes?|goes (?:mad|past)|not allowed|rings?|calls?|turn(?:ed)? it off|where i|every|always|
      at all times|comes? (?:and|to))`,
  ),
  cue(
    `(?:reads?|opens?|opened|steams?) (?:all )?my (?:post|letters|mail|messages|e ?mails) (?:[a-z]+ ){0,3}?(?:before|
      first)|stands? outside (?:the )?(?:shower|toilet|loo|bathroom|door)|(?:follows?|follow) me (?:to the (?:toilet|
      loo|bathroom|shower|shops?)|around the (?:house|shop)|from room|room to room|everywhere|into the)`,
  ),
  cue(
    `(?:share|send|turn on|put on|leave on|keep on|switch on)(?: me)? (?:your|the|ur) (?:live )?(?:location|screen|
      camera|video|phone)`,
    `(?:or (?:we|i|you|it|else)|do not turn|not turn it off|i check|always|all (?:day|night|shift)|while you|
      so i (?:can )?(?:see|know))`,
    `(?:or (?:we are|i am|i will|we r|were|else|it is)|i check|do not turn|so i (?:can )?see|all night|all shift)`,
  ),
  cue(
    `(?:(?:writing|typing|texting|using|borrowed|borrowing|send|sending) (?:[a-z]+ ){0,3}?(?:computer|phone|tablet|
      ipad|laptop|account|mobile)|delete (?:this|my reply)|do not (?:reply|answer|ring|call|text|dm)(?: me)?(?: to|
      on)?(?: this| here| there| my)?)`,
    `while (?:he|she) is|(?:he|she) (?:has|knows|reads|checks|sees|looks at) (?:my|the|all)|when (?:he|she) is (?:out|
      at|asleep)|in case (?:he|she)|(?:he|she) will see`,
  ),
  cue(
    `i (?:know|can see|see|always know|will know) (?:exactly )?where you are|(?:the )?location (?:thing|sharing|app|
      tracker) on (?:my|your|her) phone|counts? the (?:miles|kilometres|minutes|mileage|steps)|(?:has|have|had|gets?|
      sends) (?:somebody|someone|people|his (?:brother|mother|mates|friends)|her (?:brother|mother)) (?:to )?(?:check|
      watch|follow|report|spy)`,
    `(?:at all times|always|not allowed|turn it off|like it|since|every|i get|on me|work and|again|my|if|where i|
      follow|check)`,
  ),
  cue(
    `(?:give|giving|hand|want|need|send|hands?|gave) (?:me|him|her|over) (?:the |your |all |my )*(?:login|log in|
      password|passwords|passcode|pin|code)s? (?:to|of|for) (?:your|my|the|her) (?:e ?mail|phone|bank|insta|instagram|
      account|laptop|whatsapp|icloud|facebook|socials)`,
  ),
  cue(
    `(?:you|he|she|they|husband|wife|partner|mother in law) (?:monitors?|controls?|tracks?|logs?|listens? (?:in )?to|
      records?) (?:all |every )(?:of )?(?:my |one of my |single )?(?:calls?|messages?|texts?|steps?|moves?|
      conversations?|purchases?|e ?mails?|things?)`,
  ),
]
