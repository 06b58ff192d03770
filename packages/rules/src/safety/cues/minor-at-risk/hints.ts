import { gap } from '../../sign.ts'
import { type Cue, cue } from '../cue.ts'
import { A_CHILD, AGED, I_AM_A_CHILD } from './words.ts'

const ELDERS = `(?:step ?dad|stepfather|step ?mum|step ?mother|step ?brother|uncle|auntie|grandad|granddad|grandpa|
  grandfather|coach|teacher|tutor|pastor|priest|lodger|babysitter|scout leader|youth worker|instructor|trainer|
  childminder|mums (?:new )?(?:bf|boyfriend|man|fella|friend|partner)|(?:your|his|her|moms|mums) (?:new )?(?:bf|
  boyfriend|bloke|fella|man|mate|
  friend|mates|husband|brother|cousin|dad)|dads (?:friends?|mates?)|brother in law|cousin|foster (?:dad|father|
  brother|mum))`
const ADULT_AGE = '(?:2[1-9]|[3-6][0-9]|twenty ?[a-z]*|thirty ?[a-z]*|forty ?[a-z]*|fifty ?[a-z]*|sixty)'
const CRUEL_PLACE =
  '(?:shed|garage|cellar|basement|cupboard|crate|cage|kennel|closet|wardrobe|attic|loft|coal [a-z]+|outhouse|balcony|boiler room|bathroom|dark|car boot|boot)'
const INSTRUMENT = `(?:belt|hanger|coat hanger|(?:wooden )?spoon|cane|slipper|stick|cable|ruler|ladle|cord|charger|
  hose|broom|iron|flip ?flop|sandal|paddle|wire|brush|hairbrush|shoe|rod|whip|strap|buckle|cigarettes?|lighter|
  boiling water|hot (?:spoon|iron|water|oil)|fist|fists)`

/** Short wordings that are a hint of a child at risk by themselves. */
export const MINOR_HINTS: readonly Cue[] = [
  // struck, shaken, tied and shut in
  cue(
    `(?:hit|hits|hitting|beat|beats|beaten|beating|slap|slaps|slapped|whip|whips|whipped|smack|smacked|smacks|strike|
      struck|burn|burned|burnt|burns|burning|scalded|poked|cane[ds]?|got|gets|get|thrash[a-z]*|lash[a-z]*|hurt|
      hurts) (?:him|her|them|the (?:boy|girl|kids?|child|children|baby)|our [a-z]+|${A_CHILD}|
      my (?:little )?(?:brother|sister)) (?:[a-z]+ )?with (?:a |an |the |your |his |her |that |my )?${INSTRUMENT}`,
  ),
  cue(
    `(?:shook|shake|shakes|shaking|shaken|threw|dropped|squeezed) (?:him|her|it|the (?:baby|child|boy|girl|
      newborn)|${A_CHILD})(?! (?:hand|hands|up the ladder|a surprise)\\b)`,
    `(?:cry|crying|cries|cried|stop|second|quiet|scream[a-z]*|sleep|floppy|hard|sofa|bed|wall|floor|
      baby)(?! (?:party)\\b)`,
  ),
  cue(
    `(?:tied|tie|ties|tying|strapped|straps|chained|chain|handcuffed|taped) (?:him |her |them |up |
      down |${A_CHILD} )*(?:to|in) (?:the |a |his |her |their )?(?:bed|chair|radiator|cot|post|high ?chair|pole|tree|
      table|car seat|pram|buggy)(?! (?:belt|safely)\\b)`,
    `(?:him|her|them|he|she|son|daughter|boy|girl|kids?|child|baby|me|says|gets)(?! (?:bike|dog|balloons?)\\b)`,
  ),
  cue(
    `(?:lock|locks|locked|locking|shut|shuts|put|puts|bolted|kept|keep|keeps) (?:him|her|them|(?!(?:my|your|the|a|it|
      that|our|his|this|me|myself|yourself|himself|herself|up|bikes?|everything|stuff|things|us) )[a-z]+|(?:the |
      our |my |your |his |her )(?:${A_CHILD}|boy|girl|lad|kids?|little [a-z]+)) (?:up |out )?(?:in|inside|on|
      under) (?:the |a |that |your )?(?:dark |cold |garden |dogs |dog )?${CRUEL_PLACE}`,
    `(?:him|her|them|hours?|night|wet|cry|crying|naughty|school|report|punish[a-z]*|because|until|till|when|begged|
      boy|girl|child|kids?|son|daughter|behave|lesson|quiet|dark)(?! (?:the wifi)\\b)`,
  ),
  cue(
    `(?:lock|locks|locked) (?:him|her|them) (?:in|up|out|outside)(?! (?:of (?:the|my|your) (?:app|account|chat|
      group))\\b)`,
    `(?:boy|girl|child|kids?|son|daughter|food|quiet|naughty|bedtime|nappy|handful|homework|school|wet|snow|cold|
      tantrum|crying|behave|stepson|stepdaughter|nephew|niece)`,
  ),
  cue(
    `(?:dad|mum|step ?dad|step ?mum|stepfather|mums (?:bf|boyfriend)|he|she|father|mother|you|
      parents) (?:[a-z]+ )?(?:punch(?:es|ed)?|hits?|beats?|kicks?|slaps?|slapped|belts?|burns?|chokes?|strangles?|
      whips?|thumps?|throws?|threw|kicked|locks?|hurts?) (?:on |up |at )?(?:my|our) (?:little |baby |small |big |
      younger )*(?:brothers?|sisters?|siblings)(?! (?:at|in) (?:chess|fifa|cards|tennis|fortnite|
      mario)\\b)(?! (?:feelings|birthday|party)\\b)`,
  ),
  cue(
    `(?:where|so that|so) (?:the |nobody |no one |you |his |her |it |they )*(?:uniform|clothes|teachers?|school|
      jumper|shirt|can not see|does not show|would not show|will not show|not see|sleeves)`,
    `(?:covers?|see|shows?|hides?|notice)`,
  ),
  cue(
    `bruis[a-z]+ (?:all |again |round |around |on |over |up |down |in |behind |under |the |both |of )+(?:his|her|
      their|both|babys?|childs?|legs|arms|ears)`,
    `(?<!(?:football|rugby|judo|trampoline|hockey|karate|climbing|bike) (?:[a-z]+ ){0,5})(?:arms?|legs?|back|bottom|
      neck|ears?|thighs?|face|ribs|wrists?|shoulders?|body|stomach)(?! (?:from (?:football|rugby|judo|climbing|
      karate|hockey|playing|the))\\b)`,
  ),
  cue(
    `(?:scream|screams|screaming|screamed|cry|cries|crying|cried|sob[a-z]*)`,
    `(?:hours|nobody|no car|left|alone|face down|beg[a-z]*|stop it|locked|dark|smash[a-z]*|fighting|next door|
      through the wall)`,
  ),
  cue(
    `(?:son|daughter|kids|children|boy|girl|twins|niece|nephew|grandson|granddaughter|little (?:brother|sister)|
      stepson|stepdaughter)`,
    `(?<!(?:video|horror) )(?:smash[a-z]*|scream[a-z]*|knife|knives|drunk|blood|terrified|not (?:moving|waking)|
      passed out|wardrobe|under (?:the|his|her) bed|fighting)(?! (?:with laughter|cartoon)\\b)`,
  ),
  // left, hungry, cold, ill
  cue(
    `(?:leave|leaves|leaving|left) (?:${A_CHILD}|a [a-z0-9]+ (?:year|month|week) old|him|her|them) (?:[a-z]+ )?(?:in|
      on|at) (?:the |a |our |your )?(?:bath|bath ?tub|tub|car|hot car|pool|changing table|pram outside|
      side of the road|roadside|motorway|station|house alone|flat alone|locked)(?! (?:seat|park with|pool with)\\b)`,
    `(?:alone|door|answer|while|minutes|hours?|phone|shop|work|go|hot|asleep|sun|without|pub|shift|by (?:himself|
      herself)|cold|run in)(?! (?:lessons?)\\b)`,
  ),
  cue(
    `(?:your|her|his|my|the|those|our) (?:two|three|four|kids|boys|girls|little ones|twins|children|daughter|son|
      little one)(?: [a-z]+)? (?:were|was|are|is|been|had been|have been) (?:all |left |there |here |still |
      home )*(?:on their own|alone(?! with)|by (?:themselves|herself|himself)|on (?:her|his) own|outside at|starving|locked|
      hungry|filthy|not fed)(?! (?:in the (?:garden|playroom)|for (?:a minute|five minutes)|together)\\b)`,
  ),
  cue(
    `(?:they|she|he|kids|the boys|the girls|children|twins|we) (?:have |has |had |hadnt |havent |get |gets |got |
      ate |live on |lived on |only )*(?:nothing to eat|no food|not eaten|nothing but|only crisps|only (?:bread|
      cereal|ketchup)|no (?:dinner|tea|breakfast) (?:again|for|since)|not been fed)`,
    `(?:crisps|cereal|bread|bins?|since|friday|saturday|sunday|monday|days|weekend|while you were|yours|school|
      all day|fridge|ketchup|kids|yesterday)(?! (?:diet)\\b)`,
  ),
  cue(
    `(?:no|without) (?:heating|electric|electricity|hot water|running water|beds?|food in|gas)`,
    `(?:flat|house|live|living|winter|since|weeks?|caravan|room|dealer|still|sleep[a-z]*)`,
  ),
  cue(
    `(?:not|never|is not|isnt|no longer|not be) (?:allowed|given|getting|let|having|had|have|give|get|
      giving) (?:him |her |them |any |his |her |their |the )*(?:inhaler|insulin|epipen|medicine|medication|tablets|
      glasses|food|dinner|water|hearing aid|breakfast|lunch|shoes|coat|bed)(?= $| (?:until|till|unless|because|for|
      as a|when|so|since|if|the last|again)\\b)`,
    `(?:he|she|his|her|they|son|daughter|boy|girl|child|kids?|them|him)(?! (?:dog|cat)\\b)`,
  ),
  cue(
    `(?:put|puts|putting|carry|carries|wash|washes|undress|wake|waking|clean|cleans|cleaning up after|look(?:s|
      ing)? after|watch(?:es|ing)?|check(?:s|ing)?|hold(?:s|ing)?) (?:that |if |on )*(?:her|his|my|their|
      your) (?:own )?(?:mother|mum|dad|father|mummy|daddy|mam|parents?) ?(?:to bed|breathing|up|hair|is breathing|
      sick|when)?`,
    `(?:child|${AGED}|kid|school|boy|girl|daughter|son|lad)`,
  ),
  cue(
    `(?:not (?:been )?(?:in|at|to|attending|attended|going to|gone to)|out of|missed|no) school (?:since|
      for (?:months|weeks|a year|[a-z0-9]+ (?:months|weeks|years))|all (?:year|term))`,
    `(?:twins|kids|children|son|daughter|boy|girl|he|she|they|nephew|niece|${AGED})`,
  ),
  cue(
    `(?:covered in|full of|all over|infected|open|has|have|got) (?:[a-z]+ )?(?:sores|scabs|lice|bites|bed ?bug bites|
      flea bites|infected [a-z]+|burns|bruises|ringworm|abscess(?:es)?)`,
    `(?:he|she|they|twins|kids|baby|son|daughter|child|boy|girl|nephew|niece|joy|little one)`,
  ),
  cue(
    `(?:gave|give|gives|giving|put) (?:him|her|them|the (?:baby|kids|twins|boys|girls|
      child)|${A_CHILD}) ${gap(6)}(?:sleeping (?:syrup|pills?|tablets?|medicine)|my (?:[a-z]+ )?(?:pills?|tablets?|
      syrup|xanax|valium|medication)|something to (?:sleep|knock|keep)|night nurse|benadryl|melatonin|whisky|brandy|
      vodka|rum|weed|edibles?|gummies|a sip of|a beer|beer|wine)(?! (?:the (?:doctor|gp)|from the (?:gp|doctor))\\b)`,
    `(?:sleep[a-z]*|quiet|peace|settle|calm|knock|night|bottle|milk|${AGED}|kids?|baby|child|laugh[a-z]*|drunk|
      funny)`,
  ),
  cue(
    `(?:gun|pistol|rifle|shotgun|revolver|firearm) ${gap(6)}(?:loaded|unlocked|lying|on the (?:table|counter|sofa|
      bed)|within reach|under (?:his|the|your|her) (?:pillow|bed))|(?:loaded|unlocked) (?:gun|pistol|rifle|shotgun|
      revolver|firearm)`,
    `(?:table|counter|sofa|bed|reach|hand|kids?|child|toddler|pillow|boy|girl|loaded|son|daughter|car)(?! (?:range|
      club|hunting)\\b)`,
  ),
  cue(
    `(?:on (?:your|his|her|my) lap|between (?:the|your) seats|standing up|unbelted|no belt|not strapped|unstrapped|
      in the (?:boot|open back))`,
    `(?:toddler|baby|child|kids?|son|daughter|boy|girl|twins)`,
  ),
  // touched, watched, courted, hushed
  cue(
    `${ELDERS}`,
    `(?:(?:comes?|came|gets?|got|climbs?|climbed|sneaks?|goes|walks?|walked|crawls?|creeps?|slips?|lies|
      lay) (?:down |up |straight |back )?(?:in|into|in to|on|to) (?:my|her|his|the girls|their|the kids) (?:bed|room|
      bedroom|bathroom|shower|tent)|(?:watch|watches|watched|watching|walks in on|walked in on|stares? at|films?|
      filmed|peeks?|spie[sd] on|looks? at) (?:me|her|him|them|us|[a-z]+) (?:[a-z]+ ){0,3}(?:shower[a-z]*|bath|
      bathing|chang[a-z]+|undress[a-z]*|dress(?:ing)?|naked|sleep[a-z]*|wash[a-z]*)|
      touch(?:es|ed|ing)? (?:me|her|him|us|my|them)|rubs?|strokes? (?:my|her|his)|kiss(?:es|ed)? (?:me|her|him|my|
      daughter|niece)|grop[a-z]+|put his hands?|puts his hands?|puts her hands?)`,
  ),
  cue(
    `(?:got|gets|get|climbed|climbs|getting|crawled|slid) in(?: ?to)? (?:my|her|their|his) bed`,
    `(?:he|they|one of (?:them|your)|friend|friends|mates?|uncle|man|boyfriend|stepdad|brother|cousin|
      bloke)(?! (?:reads?|feet)\\b)`,
  ),
  cue(
    `hands? (?:up|under|down|inside|in) (?:my|her|his|the girls|their) (?:skirt|top|dress|shirt|pants|knickers|
      shorts|trousers|pyjamas|underwear|bra|blouse|nightie|jumper)`,
  ),
  cue(
    `(?:${ELDERS}|he|man)`,
    `(?:our (?:little )?secret|not to (?:tell|show|say)|dont tell|do not tell|says if i tell|said if i tell|
      never to tell|if i tell (?:anyone|anybody|someone|mum|dad)|if she tells|if he tells|keep it (?:quiet|
      between us)|secret app|delete (?:the|our|my) )`,
  ),
  cue(
    `mature for (?:my|her|his|your|their) age|(?:does not|dont|do not) act (?:my|her|your) age|old enough (?:for|
      to) (?:him|me|have (?:sex|babies))|age is (?:just|only) a number`,
    `(?:${AGED}|${I_AM_A_CHILD}|${ADULT_AGE}|boyfriend|bf|man|he says|i am)`,
  ),
  cue(
    `${I_AM_A_CHILD}`,
    `(?:bf|boyfriend|girlfriend|he|guy|man|dating|partner) (?:is |hes )?(?:already |about |
      like )?${ADULT_AGE}(?! (?:minutes|quid|pounds|miles|euros|percent)\\b)`,
  ),
  cue(
    `(?:your|you are|you are only|youre) (?:only |just )?(?:1[0-7]|[89]|twelve|thirteen|fourteen|fifteen)`,
    `(?:pics?|pictures?|nudes?|babe|sexy|hot|send|meet|do not care|dont care|kiss|love|secret|alone|bed|camera|cam)`,
  ),
  cue(
    `(?:when|once|until|till|after) (?:i|she) (?:turns?|am|is) (?:${AGED}|1[4-8]|fourteen|fifteen|sixteen|eighteen)`,
    `(?:live with him|move in|marry|run away|nudes|he wants|waits?|together|boyfriend|older|pregnant)`,
  ),
  cue(
    `(?:has got|has|got|he has|they have|keeps?) (?:my|her|our daughters|my daughters) (?:nudes?|pics|naked [a-z]+|
      pictures|photos|videos?)`,
    `(?:can not say no|share|send|everyone|school|threat[a-z]*|if i|or|blackmail[a-z]*|more|not say no|
      pay)(?! (?:frame|wedding)\\b)`,
  ),
  cue(
    `(?:lives?|living|moved in|moving in|staying|run away|ran away|ran off|goes off|go off|went off|hotel|motel|
      travell?ing|meeting|meets|gone) (?:to |a |in |at |off |away |the )*(?:with|hotel|motel|meet) (?:her |his |a |
      an |some |this |with )*(?:boyfriend|man|men|bloke|guy|stranger|older|fella|forty|thirty|someone)`,
    `(?:${AGED}|[a-z]{3,}s (?:twelve|thirteen|fourteen|fifteen|sixteen)|whos (?:1[0-6]|[89])|daughter|niece|
      schoolgirl|missing|minor)`,
  ),
  cue(
    `(?:men|people|friends|customers|clients|strangers)`,
    `(?:sends?|brings?|brought|sent|comes?|pay|pays|paid|sell|sells|sold) (?:other |the |her |his |round |older |
      different |in |to |him |me |for )*(?:men|round|her|him|girls|boys|people|room)`,
  ),
  cue(
    `(?:computer|laptop|hard drive|folder|usb|browser|phone|tablet|search history|dark web|files?)`,
    `(?:children|kids|minors|underage|young girls|young boys|little girls|little boys|child porn[a-z]*|csam)`,
    `(?:saw|found|seen|discovered|pictures|images|videos|photos|looking at|watch(?:es|ing)?)`,
  ),
  cue(
    `(?:man|bloke|guy|boy|lad|someone|stranger|adult|men|he)`,
    `(?:on (?:his|her|my|the) (?:game|roblox|fortnite|minecraft|discord|snapchat|xbox|instagram|tiktok|tablet|switch|
      playstation)|online|from (?:the internet|roblox|discord|snapchat|her game|his game|tiktok|instagram|online))`,
    `(?:wants|asks?|asked|asking|sends?|sent|sending|meet|hotel|pictures|photos|nudes|gift|secret|
      moved)(?! (?:a refund)\\b)`,
  ),
]
