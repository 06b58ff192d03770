/** "I will", in each of its forms, with the words that may come before the verb. */
export const WILL = `(?:will|shall|am going to|are going to|going to|am about to|are about to|am gon|am coming to|
  are coming to|come over to|am coming over to|promise to|promise i will|swear to|plan to|intend to|am planning to|
  have to)`
export const ADVERBS = `(?:(?!(?:not|never|nobody|no|i|you|he|she|they|we|it|that|if|who|when|because|about|stop|let|
  ask|call|help|avoid|try|why|how|what|the|my|or|but|regret|sorry|feel|think|say|tell|apologi[sz]e|talk|keep|without|
  hardly) )[a-z]+ ){0,4}(?:(?:so|really|fucking|just|personally|literally|actually|totally|then|definitely|soon|still|
  surely|gladly|finally|seriously|also|even|both|come|over|here|there|and|go|find you|find him|find her|hunt you down|
  hunt him down|track you down|come to your [a-z]+|get up|be the one to|take a [a-z]+|honestly|bloody|damn well|
  one day|some day|tonight|tomorrow|today) ){0,5}`

/** Harm done to a body. Idioms with these words are removed before the signs are searched for. */
export const HARM = `(?:kill|murder|strangle|throttle|choke|stab|shoot|hurt|punch|slap|hit|beat|smack|harm|rape|
  slaughter|poison|drown|butcher|gut|behead|hang|maim|torture|assault|end|bash|flatten|mutilate|whack|cut|jump|tase|
  elbow|batter|whip|kick|smash|execute|lynch|bury|burn|run over|cripple|spank|belt|clobber|wallop|deck|thump|knife|
  finish off|unalive|headbutt|suffocate)`
export const HARMING = `(?:killing|murdering|strangling|choking|stabbing|shooting|hurting|punching|slapping|hitting|
  beating|smacking|harming|raping|poisoning|drowning|kicking|smashing|burying|burning|knocking|breaking)`
export const HARMED = `(?:hit|hits|hitting|punched|punches|punching|slapped|slaps|slapping|kicked|kicks|kicking|beat|
  beats|beaten|beating|choked|chokes|choking|strangled|strangles|strangling|smacked|smacks|raped|rapes|bit|bites|
  biting|headbutted|stabbed|whipped|battered|assaulted|spat at|spat on|spits at|spit at|spits on|shoved|shoves|
  scratches|scratched|thumped|belted|suffocated|burned|throttled|tortured)`

export const RELATIVE = `(?:wife|husband|girlfriend|boyfriend|partner|fiance|fiancee|mother|mum|father|dad|sister|
  brother|kids?|son|daughter|family|parents|children|friends?|dog|cat|pets?|ex|baby|boss|mate|guy|uncle|aunt)`
export const POSSESSIVE = '(?:your|his|her|their|that)'
export const SCORN = `(?:(?:fucking|stupid|ugly|damn|little|fat|goddamn|dirty|filthy|bloody|whole|own|sorry|miserable|
  pathetic|lying|lazy) ){0,2}`

/** A person who may be harmed. "her car" is not a person. */
export const PERSON = `(?:you|him|them|her(?! (?:car|bike|phone|stuff|things|record|feelings|limit|target))|
  all of you|every one of you|each of you|both of you|the (?:both|two|lot) of you|${POSSESSIVE} ${SCORN}${RELATIVE}|
  ${POSSESSIVE} ${SCORN}(?:ass|arse|bastard|bitch|asshole|cunt|son of a bitch|motherfucker|whore|slut|prick|face|head|
  skull|throat|teeth)|(?:that|this|the) ${SCORN}(?:bastard|bitch|asshole|cunt|motherfucker|whore|slut|prick|guy|man|
  woman|pig|rat)|anyone who|everyone (?:at|in)|everybody (?:at|in))`

export const BODY = `(?:legs?|knees?|kneecaps?|bones?|neck|arms?|fingers?|hands?|wrists?|face|head|heads|skulls?|
  teeth|tooth|jaw|nose|throat|ribs?|eyes?|brains?|ass|arse|guts|balls|back|spine|mouth)`
export const BREAK = `(?:break|smash|crush|cut|slit|knock|kick|punch|bash|crack|rip|tear|twist|wring|snap|shatter|
  beat|cave|blow|rearrange|fuck up|bust|slap|chop|split|stomp|stamp|smack|mash|hit|kick|bite|burn|put my hands around|
  put my fist in|put my fist through)`

export const WEAPON = `(?:knife|gun|pistol|rifle|axe|machete|bat|baseball bat|hammer|blade|weapon|bullet|crowbar|
  razor|belt)`

export const CHILD = `(?:(?:our|my|your|his|her|their|the|a|this|that|those) (?:own )?(?:little |small |young |
  youngest |oldest |eldest |poor |[a-z0-9]+ year old |[a-z0-9]+ month old )?(?:sons?|daughters?|kids?|child|children|
  baby|babies|boys?|girls?|toddlers?|infants?|stepson|stepdaughter|nephew|niece|brother and sister|little brother|
  little sister|grandson|granddaughter|grandchildren|twins|newborn|little ones?|teenager)|(?:our|my|your|his|her|the|
  a) [a-z0-9]+ (?:year|month) old|(?:our|my|your|his|her|the|a) [0-9]{1,2} ?yo|children|kids)`

/** Ages below eighteen, as digits or words. */
export const YOUNG_AGE = `(?:[4-9]|1[0-7]|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|
  sixteen|seventeen)`

export const SAID = `(?:said|says|say|saying|told|tells|telling|wrote|writes|texted|texts|screamed|screams|yelled|
  yells|shouted|shouts|messaged|whispered|warned|promised|swore|threatened|keeps saying|announced)`
