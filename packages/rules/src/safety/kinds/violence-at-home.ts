import { gap, type Sign, sign } from '../sign.ts'
import { ADVERBS, HARM, HARMED, RELATIVE, SAID, WEAPON } from '../vocabulary.ts'

const ME = `(?:me|us|both of us|my (?:mum|mother|sister|brother|dad|father|wife|husband|girlfriend|boyfriend|partner|
  dog|cat|friend|gran|grandma))`
const WHO = '(?:he|she|they|you|who|it|[a-z]+)'
const NOT = '(?<!(?:not|never|nobody|nor|without) (?:[a-z]+ )?)'
const HIT_BY_ME = `(?:hit|slapped|punched|choked|strangled|beat|kicked|shoved|raped|smacked|bit|headbutted|grabbed|
  pushed|spat at|hurt)`

/** Blows, force and threats that a person has suffered, and fear, whether the author is the victim or the cause. */
export const VIOLENCE_AT_HOME: readonly Sign[] = [
  `(?:swings|swung|swing|lunged|lunges|lunge|charged|charges|came|comes|come|went|goes|ran|runs|flew) (?:at|for|
    after) me(?= (?:with|again|and|in|when|because|because|until|like|every|at|screaming)\\b| $)(?! (?:and (?:gave|
    brought|said sorry|hugged)|when (?:the|my) )\\b)`,
  `what (?:you|he|she|they) (?:did|does|do|have done|has done|keep doing|keeps doing) to my (?:arms?|face|body|neck|
    back|legs|eye|wrists?|ribs|hands?|throat|skin|mum|mother)|long sleeves`,
  `(?:hit|hits|hitting) me (?:in the face )?only|only (?:hit|hits|beat|beats|slaps?) me`,
  `(?:get|gets|got|getting|became|becomes|turn|turns|turned) (?:physical|violent|rough|handsy|
    physically)(?= (?:with|when|towards|and|again|if|after|every|sometimes)\\b| $)|(?:cornered|trapped|
    restrained) (?:me|her|us)(?! (?:with questions|by the)\\b)|fists? (?:in|to|at|near|against|on|into|
    an inch from) (?:my|the) (?:face|head|eyes?|nose|jaw|stomach|ribs|wall|body|door)`,
  `(?:er|emergency (?:room|department)|hospital|stitches|ambulance|a and e|doctor|clinic) ${gap(3)}(?:after|because of|
    thanks to) (?:our|the|your|his|her|my) ?(?:last |latest |big |next )?(?:argument|fight|fights|husband|wife|
    boyfriend|girlfriend|partner|temper|outburst|rage|fist|fists|blow|attack|beating)(?<!(?:doctor|clinic) (?:after|
    because of) the fight)`,
  `(?:shouts?|screamed|screams|yelled|yells|scream|screaming) (?:in|into) my face|so (?:that )?i (?:could|
    can) not (?:leave|get out|get away|escape|breathe|move|scream|call for help)|(?:would|did|does|do|
    will) not let go of (?:my|me)|hold(?:s|ing)? (?:me|her) down`,
  `${NOT}${HARMED} ${ME}(?! (?:like an?|with another|under the table|to (?!death|the floor|the ground)|
    at (?!home|night|easter|christmas|the (?:party|wedding))|by (?:a|an|one|two|three|ten|far)|
    out of the (?:team|group|chat|band|project)|off (?:the|a|my) (?:team|list|project)|there (?:by|again by)|
    in (?:rank|sales|points)|with (?:the|a) (?:fact|price|story|quiet|surprise)|up (?:later|when|on|if|for))\\b)`,
  `${NOT}(?:hit|hits|slapped|slaps|punched|beat|beats|choked|strangled|raped|hits) (?:her|him|
    them)(?= (?:again|in the|and|so|when|last|yesterday|every|because|twice|once|too|if|while|while|hard|with a|before|
    until)\\b| $)`,
  `i (?:have |had |did |just |really |then |even |lost (?:it|control|my temper) (?:and |then )?|
    got so (?:angry|mad|drunk) (?:that i )?(?:and )?)*${HIT_BY_ME} (?:you|her|him|my (?:[a-z]+ )?${RELATIVE})(?! (?:up|
    out|off|away|to|aside|at|into|with (?:my|the|a) (?:words|joke|mail|message|news|car)|feelings|car|
    by (?:mistake|accident|what|saying|not|forgetting)|when i (?:said|forgot|told)|and i am sorry (?:that|
    for) (?:what i said|forgetting))\\b)(?<!hurt (?:you|him|her|my [a-z]+)(?! (?:physically|badly with)\\b))`,
  `(?:pushed|pushes|push|pushing|shoved|shoves|slammed|slams|threw|throws|pinned|pins|pressed|held|holds|hold) (?:me|us|
    her|him) (?:(?:up |down |back |hard |right )?(?:against|onto|on|to|into) (?:the|a) (?:wall|door|floor|ground|bed|
    table|fridge|wardrobe|car|window|sofa|counter)|down(?! gently| emotionally)|over|out of (?:bed|the car|the moving)|
    by)`,
  `(?:grabbed|grabs|grab|grabbing|pulled|pulls|pulling|yanked|twisted|twists|dragged|drags|dragging|held|squeezed|
    seized|seizes|squeezes|gripped) (?:(?:me|us|her|him) (?:[a-z]+ ){0,5}?by (?:my|the|her|his|your)? ?(?:hair|arms?|
    throat|neck|wrists?|collar|legs?|ears?|feet)|(?:my|her|his) (?:hair|arms?|wrists?|throat|neck|
    legs?)(?= (?:so|and|until|hard|behind|when|to|again|too|in)\\b| $)|me (?:out|by|across|down|through|from|
    back) (?:of )?(?:bed|the|into|by|my|across|here))`,
  `(?:threw|throws|throw|throwing|hurled|hurls|smashed|smashes|flung|tossed) (?:a |an |the |his |her |your |things|
    plates|objects|stuff|everything|glasses|bottles|dishes|my |chairs|something )(?:[a-z]+ ){0,3}?(?:at|towards|
    in the direction of|against|over|on) (?:me|us|my (?:head|face|body|back|legs)|her|him)(?! (?:all|without|
    at the last|to (?:do|finish)|last minute|on friday)\\b)(?<!(?:work|tasks|project|accusations|insults|words|shade|
    problems|blame|question|questions|idea|ideas|bills?|paperwork|money) (?:at|on|over) (?:me|us|him|her))`,
  `(?:throws?|threw|throwing) (?:things|objects|plates|stuff|furniture|glasses|bottles|dishes|chairs) (?:when|
    around the|at|across)`,
  `(?:left|leaves|leaving) (?:marks|bruises|scratches|a mark) on (?:my|her|his|me)|(?:broke|fractured|dislocated|
    twisted|split) my (?:arm|wrist|nose|ribs?|jaw|fingers?|teeth|tooth|leg|lip|shoulder|collarbone)`,
  `(?:hands?|fingers|belt|arm) (?:around|round|on|to|at|on to) my (?:throat|neck)|until i (?:saw black|passed out|
    could not breathe|blacked out|fainted|lost consciousness)`,
  `(?:raised?|raises|raising|lifted|lifts|clenched?|shook|shakes) (?:your|his|her|a|their) (?:fists?)|
    (?:raised?|raises|raising|lift|lifts|lifted) (?:your|his|her|a|their) hands? (?:at|against|to (?:me|hit|us)|
    towards)|(?:lay|laid|lays|put|puts) (?:a |your |his |her )?hands? on (?:me|us|my (?:mum|mother|sister))`,
  `(?:i )?flinch(?:ed|es|ing)? (?:when|every|each|because|if|at)|(?:went|goes|go) for my (?:throat|neck|face)`,
  `${NOT}(?:is|are|was|were|an|so|got|gets|get|getting|been|become|becomes|became|being) (?:very |really |so |always |
    just )?(?:abusive|violent)(?= (?:with|when|relationship|marriage|husband|wife|partner|man|towards?|to|and|at|again|
    if|after|every|man|boyfriend|girlfriend|father|home|in)\\b| $)`,
  `(?:forced|forces|force|forcing|coerced|made|makes|pressured|pressures|pressure) (?:me|her) (?:to (?:have sex|
    sleep with|do things in bed|have intercourse|undress)|into (?:sex|bed|having sex|sleeping))|
    (?:sex|touched me|touches me|touch me|slept with me|sleep with me|on top of me) (?:with me )?(?:without my 
    (?:consent|permission)|against my will|while i (?:was asleep|slept|sleep)|when i (?:am asleep|was asleep|said no|
    say no|did not want|do not want|sleep))|(?:not|never) (?:stop|stopped|stops|listen|listened|accept|accepted|care|
    respect) ${gap(3)}(?:when|if|although|even when) i (?:say|said) no (?:in bed|to sex|to you at night)|
    (?:not|never) (?:stop|take no) ${gap(4)}in bed`,
  `${WHO} (?:[a-z]+ ){0,2}(?:threatened|threatens|threaten|threatening)(?: me| us| her| him)? to (?:${HARM}|break|burn|
    smash|beat|shoot|throw|cut|use|put|come)`,
  `(?:threatened|threatens|threatening|threaten|attacked|attacks|came at|comes at|chased|chases|went after|pointed|
    pulled|held|waved|waves) (?:me|us|her|him|a|the|my [a-z]+|his|your)? ?(?:with )?(?:a |the |his |her |
    your )?(?:[a-z]+ )?(?:${WEAPON}|violence|scissors|bottle|fists?)(?: (?:to|at|on|against|in front|in) (?:me|us|my|
    her|him|the))?`,
  `(?<!i )(?:${SAID}|know|knows|fear|fears|feared|afraid|scared|think|worried|convinced|certain|sure|terrified|promised|
    swore|wants|want|wanted|tried|tries|trying|almost|nearly|once) (?:to )?(?:me |us |him |her |again |once |that |
    what |how )*(?:you |he |she |they |i )?(?:would |will |is going to |are going to |was going to |were going to |
    might |could |wanted to |wants to |want to |to |will one day |would one day )?${ADVERBS}(?:${HARM}|almost killed|
    nearly killed) (?:me|us|my (?:kids|children|mum|mother|sister|family|dog|brother|friends?|son|daughter|
    parents))(?! (?:with (?:your words|his words|that)|feelings|emotionally|by (?:leaving|saying|not|forgetting|lying)|
    if i (?:forget|forgot|am late|do not finish)|at (?!home|night)|to|up (?:later|when))\\b)`,
  `next time (?:you|he|she) (?:would|will) not (?:miss|stop|hold)|(?:is|it is|will be) my turn (?:now|
    next)(?! (?:to|with|on|at|in|for)\\b)|what comes next(?= $)`,
  `(?<!(?:not|never|nobody is|to be|not be|not have to be|stop being) (?:[a-z]+ )?)(?:scared|afraid|terrified|
    frightened|fearful|petrified|scared to death) (?:of (?:you|him|her|my (?:husband|wife|boyfriend|girlfriend|partner|
    dad|father|mother|mum|ex|stepdad|brother|son|roommate|flatmate)|what (?:you|he|she) (?:might|could|will|would|does|
    may|do)|your (?:temper|anger|rage|fists|hands|reactions?)|his (?:temper|anger|rage|fists|hands|reactions?)|
    her (?:temper|anger|rage)|being alone with)|to (?:go|come|be|sleep|stay) (?:home|at home|alone with|in my own|
    with (?:you|him|her) alone)|in my own (?:home|house|flat|bed)|for my (?:life|safety)|when you (?:drink|
    shout at me and|come home|are drunk|get drunk)|when (?:you|he|she) ${gap(3)}(?:(?:throws?|breaks?) (?:plates|things|
    stuff|glasses|chairs|furniture|dishes)|smash(?:es)?|punch(?:es)?|grabs?|kicks?)(?! (?:a ball|the ball|in|off|out)\\b))(?! (?:to (?:say|tell|ask|admit|mention|send|order)|leaving|losing|
    missing|judging|forgetting|finding|being|not|thinking|getting bored|moving|saying|cooking|driving)\\b)`,
  `(?:held|holds?|put|puts|pressed|presses|pushed|shoved) (?:a |the |your |his |her )?(?:pillow|cushion|hands?|plastic bag) (?:over|
    on|onto|to|against) (?:my|her|his) (?:face|mouth|nose)`,
  `(?:lock|locks|locked|locking) (?:me|her|him|us) (?:in|inside|into) (?:the|my|our|a|your|his|her) (?:[a-z]+ )?(?:bath ?room|
    toilet|bedroom|room|cellar|basement|garage|car|flat|house|shed|cupboard|closet|attic|loft)(?! (?:by (?:accident|mistake)|app|game)\\b)`,
  `(?:lock|locks|locked|barricade|barricaded|hide|hid|hiding|locking) (?:myself|us|me and the (?:kids|
    children))? ?(?:in|inside) (?:the|my|our) (?:bath ?room|toilet|bedroom|room|basement|kids room|closet|
    wardrobe) (?:when|because|so|until|from|if|every|whenever|to be safe)|(?:sleep|slept|sleeping) with (?:the|
    my) door locked|(?:sleep|slept) with a (?:chair|knife)`,
].map(sign)
