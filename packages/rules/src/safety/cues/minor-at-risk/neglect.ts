import { gap } from '../../sign.ts'
import { type Cue, cue } from '../cue.ts'
import { A_CHILD, AGED, I_AM_A_CHILD } from './words.ts'

const DRUGS = `(?:heroin|crack|cocaine|coke|meth|ketamine|needles?|syringes?|weed|gummies|edibles|joints?|spliffs?|
  bongs?|spice|fentanyl|methadone|drugs?|pipe|stash|vodka|gin|whisky|whiskey|beers?|wine|cider|rum|alcohol|booze|
  vapes?|cigarettes?|bleach|poison)`
const SOPORIFICS = `(?:sleeping (?:pills?|tablets?)|(?:her|his|my|your|those|the|some|half an?|blue|
  adult) (?:[a-z]+ )?(?:pills?|tablets?)|sedatives?|antihistamines?|piriton|calpol every|benadryl|cough (?:syrup|
  medicine)|melatonin|valium|diazepam|xanax|whisky|whiskey|brandy|vodka|rum|wine|beer|cannabis|weed)`
const CARE = `(?:insulin|inhaler|epipen|epilepsy (?:medicine|tablets|meds)|seizure (?:medicine|meds|medication)|
  medicine|medication|antibiotics|chemo|doctor|hospital|ambulance|a and e|er|dentist|clinic|treatment|glasses|
  hearing aids?|vaccin[a-z]+)`

/** Children who are left alone, hungry, cold, ill or with what may kill them. */
export const NEGLECT_CUES: readonly Cue[] = [
  // alone
  cue(
    `(?:(?<!(?:raise|raised|raising|brought) (?:[a-z]+ ){0,4})alone|by (?:himself|herself|themselves|itself|myself|ourselves)|on (?:his|her|their|my|our) own|unattended|
      unsupervised|home alone|nobody (?:there|home|in|with|watching)|in the car|locked in the (?:car|flat|house)|
      outside the (?:pub|casino|bar|club|betting shop)|with nobody|without (?:an adult|a babysitter))`,
    `(?:leave|leaves|leaving|left|stay|stays|stayed|found|sits|sat|sleeps|been|kept|wait|waits|waiting|home|
      for (?:hours|days|two|three)|all (?:night|day|weekend))`,
    A_CHILD,
    `(?:while|casino|pub|bar|club|shift|work|night|nights|days|hours|windows?|july|heat|hot|weekend|morning|drunk|
      out|till|until|again|oven|stove|bath|betting|party|boyfriends?|gig|date|gym|four|two|three|
      five)(?! (?:the room|to play|reading)\\b)`,
  ),
  cue(
    `(?:left|leave|leaving|leaves|stay|stays|sits?|sat|wait|waits) ${gap(3)}(?:her|him|them|the (?:baby|kids|
      children|twins|boy|girl)) ${gap(2)}(?:in the (?:car|bath|pram|house|flat)|alone|on (?:her|his|their) own)`,
    `(?:while|shift|hours?|casino|pub|bar|only|window|asleep|quick|night|minutes|shop)`,
  ),
  cue(
    `(?:wandering|wandered|found|walking|out|playing) ${gap(4)}(?:on|in|by|near|along) (?:the )?(?:ring road|
      main road|road|street|motorway|railway|tracks|dual carriageway|canal|highway|a[0-9]+)(?= $| (?:in|at|alone|
      with|barefoot|while|by|on)\\b)`,
    A_CHILD,
  ),
  cue(
    `(?:gone|away|not (?:been )?(?:home|back|up)|out|left|in bed|passed out|asleep on|drunk|shaking|high|not moving|
      will not wake|wont wake) ${gap(3)}(?:since|for|2|two|three|3|days|all|until|till|again|on the|when|most)`,
    `(?:i am ${AGED}|${I_AM_A_CHILD}|little ones|baby|my (?:little )?(?:brother|sister)|nappies|crisps|no food|
      nothing (?:to eat|in)|ketchup|cereal|feed|${AGED})`,
  ),
  // carers themselves
  cue(
    `(?:cook|cooks|cooking|feed|feeds|feeding|looking after|look after|looks after|minding|caring for|cares for|
      getting|putting|puts|gets|do|does|raising|bathing|changing|washing|dress(?:es|ing)) ${gap(2)}(?:for )?(?:the |
      her |his |my |all |three |two |four )*(?:baby|babies|little ones?|brothers?|siblings|sisters?|twins|mum|mummy|
      younger ones?|toddler|smaller ones?|family)`,
    `(?:${AGED}|lad|not (?:been )?(?:at|in|to) school|can not go to school|instead of school|misses school|
      missing school|in bed (?:for|all)|shaking|passed out|drunk|days|ran out|nappies|tea towels|because (?:mum|dad|
      you|she|he) )`,
  ),
  // food, warmth, cleanliness
  cue(
    `(?:no|nothing|without|not (?:any|enough|had|have|been|eaten|fed|let)|hardly|never|only|starv[a-z]+|hungry|
      eats? out of|hoard[a-z]*|steal(?:s|ing)?|beg(?:s|ging)?|weighs?|lost (?:a|ten|five)|underweight|ribs|thin|
      not allowed|will not let|wont let|refus[a-z]+)`,
    `(?:food|eat|eating|eaten|eats|dinner|tea|supper|breakfast|fed|feed|bread|ketchup|crisps|bins?|milk|meals?|kilos|
      starv[a-z]+|hungry|cereal|fridge|lunch)(?! (?:allergy|allergies|fight|poisoning|nuts|sweets|broccoli|
      vegetables|his (?:peas|greens)|her (?:peas|greens))\\b)`,
    `(?:${A_CHILD}|handover|yours|school|nappy|neighbou?rs)`,
    `(?<!always )(?:no food|nothing|starv[a-z]+|bins?|hoard[a-z]*|steal[a-z]*|beg[a-z]*|filthy|weighs|kilos|ribs|
      faint[a-z]*|not (?:eaten|fed|let|letting|allowed|had|been fed)|any at|without food|locked|allowed to (?:eat|
      feed)|only|hungry)`,
  ),
  cue(
    `(?:same nappy|nappy (?:since|from|full)|nappy rash|lice|fleas|scabies|filthy|stinks?|unwashed|no (?:coat|shoes|
      socks|underwear|pants|nappies|heating|electric|electricity|gas|hot water|running water|bed|clothes|
      clean clothes)|mould|mold|maggots|dog (?:mess|poo|faeces)|faeces|rats|cockroaches|same clothes|urine)`,
    `(?:${A_CHILD}|handover|nappy|${AGED}|came back|comes back)`,
  ),
  cue(
    `(?:sleep|sleeps|sleeping|slept|asleep) (?:on|in|outside|under) (?:the |a |our |your |his |my )?(?:bare |
      kitchen |cold |bathroom |concrete )?(?:floors?|balcony|shed|car|garage|bath(?: ?tub)?|park|bus|stairwell|
      hallway|crate|dog[a-z]*|yard|stairs|mattress on the floor with|street|sofa with (?:a|your|his))`,
    `${A_CHILD}`,
  ),
  // illness that nobody treats
  cue(
    CARE,
    `(?:not (?:take|taking|had|have|let|letting|give|giving|given|ring|call|been|allowed|believe|going|see|seen|get|
      getting|even)|will not|wont|never|refus[a-z]+|without|no|hid|hide|stopped|skip|skips|skipped|withhold[a-z]*|
      threw away|instead|do not|does not|would not|took away|forgot again|missed)`,
    `(?:${A_CHILD}|pray|herbs|${AGED}|he|she|his|her)`,
    `(?:fever|fit|fits|fitted|seizures?|sugar|wheez[a-z]+|blue|floppy|faint[a-z]*|days|ninth|weekends?|twice|
      kept (?:him|her) in|intensive|asthma|epilep[a-z]+|diabet[a-z]+|insulin|broken|burns?|infected|infection|chest|
      pray|believe in|clinic|appendix|die)
      (?! (?:off|pass)\\b)`,
  ),
  // drugs and drink given, or within reach
  cue(
    `(?:gave|give|gives|giving|given|slip|slips|slipped|put|puts|putting|feed|feeds|fed|rub|rubs|spik(?:e|es|ed)|
      dose|doses|dosed|drugged|drugs|buys?|bought|makes? (?:me|him|her) drink|made (?:me|him|her) drink|let|lets|
      pours?|poured|has been given|drinks? with|shares?|offer(?:s|ed)?)`,
    `(?:${SOPORIFICS}|${DRUGS})`,
    `(?:${A_CHILD}|${I_AM_A_CHILD}|bottle|milk|juice|school gate|bedtime|cot)`,
  ),
  cue(`${DRUGS}`, `(?:${A_CHILD})`),
  cue(
    `(?:gun|guns|pistol|rifle|shotgun|loaded|machete|knife|knives|crossbow|air rifle|ammo|ammunition)`,
    `(?:pillow|coffee table|reach|unlocked|loaded|playing|played|found|picked (?:it )?up|next to|drawer|under (?:his|
      her|the|your)|lying|fighting with|waving|pointed|showed|other side|on the (?:table|sofa|counter))`,
    `(?:loaded|pillow|unlocked|lying|fighting with|waving|pointed|playing (?:next|with)|gun|guns|pistol|rifle|
      shotgun|machete)(?! (?:drill|toy|water)\\b)`,
  ),
  // driving
  cue(
    `(?:drunk|over the limit|wasted|hammered|stoned|high|still drunk|smell(?:s|ed|ing)? of (?:drink|beer|wine|whisky|
      booze|alcohol|vodka)|could hardly stand|could not stand|can not walk straight|no (?:seat ?)?belts?|
      without (?:seat ?)?belts?|no helmet|no car seat|without (?:a )?(?:helmet|car seat)|on (?:his|her) lap while|
      full speed|
      drinking and driving|in the boot|falling asleep at the wheel|bottles? of (?:wine|vodka|beer))`,
    `(?:drive|drives|drove|driving|car|back|wheel|quad|motorbike|scooter|school run|picks? up|picked up|pick up|
      collect(?:s|ed)?|bike|van|motorway|moped|jet ski)`,
  ),
  cue(
    `(?:baby|toddler|kids|children|twins|girls|boys|son|daughter|cot|nappy|infant)`,
    `(?<!(?:not|never) (?:[a-z]+ )?)(?:drunk|passed out|out cold|stoned|off (?:her|his|your) face|wasted|unconscious|
      nodding off|high (?:on|again|while|with|when|around))`,
  ),
]
