import { gap } from '../../sign.ts'
import { type Cue, cue } from '../cue.ts'
import { A_CHILD, ABOUT_A_CHILD, AGED, HIM, I_AM_A_CHILD } from './words.ts'

const MARKS = `(?:bruis[a-z]+|cigarette burns?|burn marks?|bite ?marks?|belt marks?|finger ?marks|hand ?prints?|
  welts?|weals?|fat lip|split lip|swollen|black eyes?|broken (?:arm|rib|ribs|wrist|leg|collarbone|tooth)|
  fractur[a-z]+|(?:new |more |red |strange )?marks(?! (?:in|out|at|for|from his teacher)\\b)|scalded|burnt|
  rope burns?|flinch(?:es|ed|ing)?|cowers?|cracked skull|concussion)`
const BLOWS = `(?:hit|hits|hitting|slap|slaps|slapped|slapping|smack|smacks|smacked|smacking|beat|beats|beating|
  beaten|belt|belts|belted|whip|whips|whipped|whipping|cane|caned|canes|flog|flogs|flogged|spank|spanks|spanked|
  punch|punches|punched|
  kick|kicks|kicked|shook|shake|shakes|shaken|shaking|choke|chokes|choked|throttled|strangled|burn|burns|burned|bit|
  bites|drag|drags|dragged|shove|shoved|shoves|threw|throws|hurt|hurts|thump|thumps|thumped|clip|clips|twist|twists|
  twisted|pinch|pinches|
  pinched|wallop|walloped|tied|ties|tie|gag|gagged|lashes|thrash|thrashed|thrashes|yank|yanks|yanked|squeez[a-z]+|
  scald[a-z]*|starve|starves)`

/** Children who are struck, punished cruelly or shaken, and what shows it. */
export const CHILD_VIOLENCE_CUES: readonly Cue[] = [
  // marks on a child
  cue(MARKS, ABOUT_A_CHILD),
  cue(
    `(?:in the shape of|shaped like|shape of) (?:a |an |your |the )?(?:hand|hanger|belt|buckle|iron|fingers?|ring|
      spoon|cable)`,
  ),
  // struck, by anything
  cue(
    `${BLOWS} (?:on |up |at )?(?:him|her|them|me|us|it)(?= $| (?:with|because|when|if|for|until|till|so|on the|
      across|round|around|again|every|in the|hard|too|and|to|by|at night|about|daily|as)\\b)
      (?! (?:at (?:chess|cards|fifa|mario)|to it|with (?:a|the) (?:question|news|ball|bill)|feelings)\\b)`,
    `(?:${A_CHILD}|crying|cries|cried|nappy|cot|wet (?:him|her|them|the)|wets|homework|school|naughty|scream[a-z]*|
      floppy|teething|feeds?|toilet|toy|spilt|spilled|his tea|her tea|discipline)`,
  ),
  cue(
    `(?:belt|hanger|wooden spoon|cane|slipper|stick|cable|ruler|ladle|extension (?:cord|lead)|hose|broom|iron|
      flip ?flop|sandal|chancla|paddle|wire)`,
    `(?:${A_CHILD}|school|homework|naughty|discipline|respect|grades)`,
  ),
  cue(
    `(?:discipline|discipline[ds]?|punish(?:es|ed|ment|ing)?|teach(?:es|ing)? (?:him|her|them) (?:a lesson|respect|
      manners)|toughen(?:s|ing)? (?:him|her|them|up)|make a man|naughty|misbehav[a-z]+|behaves?|wets? (?:him|her|
      them|the|his)|lesson|learned|for talking back)`,
    `(?:outside|shed|garage|cellar|basement|cupboard|crate|cage|kennel|closet|wardrobe|attic|loft|balcony|
      bathroom floor|cold (?:shower|bath|water)|kneel|knees|rice|bricks|hours|night|no (?:food|dinner|tea|supper|
      shirt|coat)|not (?:eat|letting|let)|without (?:food|
      dinner|tea|his coat|her coat|shoes|supper)|belt|hanger|spoon|soap|hot sauce|chilli|pepper|locked?|locks|dark|
      tap|starv[a-z]+|dog|${BLOWS} (?:him|her|them))(?! (?:no (?:screens?|phone|pudding)|off|early)\\b)`,
  ),
  // shut in, tied, put out
  cue(
    `(?:lock|locks|locked|locking|shut|shuts|tie|ties|tied|tying|chain|chained|strap|straps|strapped|stand|stands|
      sleep|sleeps|sleeping|slept|put|puts|made to|kept|keep|keeps|taped|gagged|barricad[a-z]+|bolt on|bolted|
      padlock)`,
    `(?:shed|garage|cellar|basement|cupboard|dog (?:crate|bed|cage|kennel|basket)|dogs (?:crate|bed|cage|kennel)|
      crate|cage|kennel|closet|wardrobe|attic|coal|outhouse|chair so|to (?:the|a) (?:chair|bed|radiator|post|
      high ?chair)|balcony|boiler room|under the stairs|
      outside (?:in|at|all|until|till|for|with no)|bathroom (?:all|for|until)|kitchen floor|garden (?:all|at night|
      in)|boot of|dark room|his room (?:for days|all weekend|from the outside)|her room (?:for days|all weekend|
      from the outside)|from the outside|on the outside)`,
    `(?:${A_CHILD}|${I_AM_A_CHILD}|him|her|them|naughty|wets?|cry|cries|crying|peas|stepmum|stepdad|step (?:mum|dad)|
      mum|dad|school|as a punishment|punish[a-z]*|baby|tantrum)`,
  ),
  // cruel ways
  cue(
    `(?:kneel(?:s|ing)?|hold(?:s|ing)?|stand(?:s|ing)?|made to|makes? (?:him|her|them|me)|forced?|forces|
      has to) ${gap(5)}(?:on (?:rice|gravel|salt|bottle caps|his knees|her knees|their knees)|bricks|books above|
      corner for (?:hours|two|three|the)|in the (?:rain|snow|
      cold|frost)|cold (?:shower|bath|water)|no (?:shirt|coat|shoes|clothes)|eat (?:it off|his (?:vomit|sick)|
        her (?:vomit|sick)|soap|off the floor|from the)|own (?:vomit|sick|wee)|hot sauce|soap|chilli|naked|in (?:wet|
        soiled))`,
    `${A_CHILD}|${HIM}`,
  ),
  cue(
    `(?:head|face|mouth|nose) (?:under|in|into) (?:the )?(?:tap|water|toilet|bath|sink|pillow|mattress|dirty|sick)|
      (?:hand|hands|pillow|cushion|tape|cloth|sock|blanket) (?:over|on|in) (?:the |his |her |their )?(?:babys?|his|
      her|him|them|childs?|face|mouth|nose|babies)(?: (?:mouth|face|nose))?|
      (?:hands?|fingers) (?:on|over|to|in) the (?:stove|hob|hot|radiator|flame|cooker|iron)`,
    `(?:she|he|her|him|his|baby|child|daughter|son|kids|boy|girl)`,
  ),
  cue(
    `(?:floppy|limp|not been the same|will not (?:move|use) (?:his|her) (?:arm|leg)|vomiting since|stopped breathing|
      turned blue|gone blue|unresponsive|would not wake)`,
    `(?:baby|he|she|her|him|since|son|daughter)`,
  ),
  // afraid of what they do to a child
  cue(
    `(?:scared|afraid|frightened|worried|terrified|close to|keep thinking|thoughts|urge|wanted|want|nearly|almost|
      might|could|going to|not fit) ${gap(8)}(?:hurt|hurting|shake|shaking|throw|throwing|drop|dropping|pillow|
      smother|smothering|drown|drowning|hit|hitting|
      harm|harming|shook|threw|something to|dropped) ${gap(3)}(?:my |the |our |a )?(?:baby|newborn|child|kids|him|
      her|them|son|daughter|twins|toddler|children)`,
    `(?:baby|newborn|child|kids|son|daughter|twins|toddler|children|cry|crying|cries|screaming)`,
  ),
  // children who show or tell it
  cue(
    `(?:scared|afraid|frightened|terrified|petrified|crying|cries|cry|begs?|begged|begging|screams?|screamed|
      shak(?:es|ing)|hides?|hid|hiding|refus[a-z]+|will not|wont|sick) ${gap(6)}(?:go (?:home|back|to (?:you|your|
      his|her|dad|daddy|mum))|of (?:you|him|dad|daddy|mum|her
      (?:stepdad|stepfather|mum|dad)|his (?:stepdad|stepfather|mum|dad)|going|men|your)|when (?:you|he|she|your|dad|
      daddy) (?:come|comes|walk|walks|shout|shouts|raise|raises)|under (?:her|his|the) bed|in the (?:wardrobe|
      cupboard)|every (?:time|sunday|friday)|to go back|say why|let anybody|let anyone)`,
    `(?:${ABOUT_A_CHILD}|told (?:her|his|the)|say why|under (?:her|his) bed|home|change (?:her|him)|touch (?:her|
      him))(?! (?:exam|of the dark|thunder|spiders)\\b)`,
  ),
  cue(
    `(?:wet|wets|wetting|wee(?:s|ing)?|soil(?:s|ing)?) (?:the bed|the beds|herself|himself|themselves|his bed|
      her bed)(?: again)?`,
    `(?:since|will not|wont|after|started|will not say|again|every time|scared|back from|go back|when (?:he|
      she) comes)`,
  ),
  cue(
    `(?:hit|hits|beat|beats|hurt|hurts|slap|slaps|belt|kicks?|punch|punche[ds]|burns?|lock|locks|chokes?|throws?|
      threatens?|threw|chok(?:es|ed)|pushed|pushes|shoves?|drags?|makes) (?:me|us|my (?:sister|brother|mum|little))`,
    I_AM_A_CHILD,
  ),
  cue(
    `(?:hit|hits|beat|beats|hurt|hurts|slaps?|belt|kicks?|punches|burns?|locks?|chokes?|throws?|threatens?) (?:me|
      us)`,
    `(?:dad|step ?dad|stepfather|step ?mum|my mum|my father|foster [a-z]+|grandad)`,
  ),
  cue(
    `(?:did to|do to|does to|done it to|done to|starting on|started on|started with|turn(?:ed)? on|moved on to|
      same to|next will be|doing it to)`,
    `(?:me when i was|when i was (?:a|${AGED})|my (?:son|daughter|niece|nephew|little)|the (?:kids|girls|boys|
      children|little)|(?:hit|beat|touched|hurt) me|what (?:he|you|she|they) did to me|to [a-z]+ (?:as well|too|
      now))`,
  ),
]
