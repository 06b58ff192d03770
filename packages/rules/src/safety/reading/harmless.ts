import { gap, type Sign, sign } from '../sign.ts'

const GAME = `chess|ludo|mario|mario kart|kart|fifa|poker|monopoly|tennis|badminton|squash|football|soccer|basketball|
  volleyball|hockey|golf|darts|pool|carrom|(?:chess |carrom )?board|arm wrestling|foosball|padel|rummy|dominoes|snooker|billiards|bowling|ping pong|table tennis|trivia|quiz|pub quiz|scrabble|
  catan|uno|risk|cards|charades|karaoke|fortnite|minecraft|valorant|overwatch|halo|call of duty|cod|warzone|tekken|
  smash|smash bros|street fighter|among us|league|dota|counter strike|csgo|rocket league|apex|fantasy|paintball|
  laser tag|boxing class|sparring|match|game|games|tournament|race|round|raid|level|finals?|season|marathon|bake off|
  competition|contest|debate|exam|test|quiz night|game night`
const BEAT = `bury|flog|kill|killed|killing|murder|murdered|destroy|destroyed|crush|crushed|beat|beaten|smash|smashed|slaughter|
  slaughtered|annihilate|annihilated|wreck|wrecked|shot|shoot|stabbed|whip|kick|own|demolish|thrash|finish|end`
const MEDIA = `films?|movies?|series|shows?|episodes?|books?|novels?|documentary|documentaries|songs?|podcasts?|
  articles?|game|news|play|story|comic|teacher|lecture`

/** Phrases that sound dangerous but aren't; each is removed before the signs are searched for. */
const HARMLESS: readonly Sign[] = [
  // games and sports
  `(?:${BEAT}) (?:you|me|us|him|her|them|your ass|his ass|all of you|you guys|everyone)(?: (?!(?:if|because|when|and|
    for|tonight i|or) )[a-z0-9]+){0,5} (?:at|in|on) ${gap(3)}(?:${GAME})`,
  `(?:shot|shoot|killed|stabbed|hit) (?:me|us|you|the [a-z]+) ${gap(4)}(?:fortnite|minecraft|valorant|warzone|boss|
    level|raid)`,
  `in the (?:last|first|next|final) (?:match|game|round) you (?:tackled|kicked|hit|pushed|elbowed) me`,
  // figurative killing and dying
  `(?:could|would|will|might) (?:kill|murder|strangle|die) for`,
  `(?:would|will|could) (?:kill|die) to`,
  `could murder an? [a-z]+`,
  `(?:bury|drown) (?:you|him|her|them|us) (?:all )?(?:in|under) ${gap(2)}(?:tickets?|paperwork|emails?|work|compliments|invoices|
    homework|forms|reviews?|requests?|questions)`,
  `(?:kill|slaughter|butcher|behead)(?:s|ed|ing)? (?:the|that|this|an?|our|two|three|some) (?:goats?|cows?|sheep|lambs?|rams?|pigs?|
    chickens?|hens?|turkeys?|geese|goose|ducks?|rabbits?|fish)`,
  `could (?:murder|kill|strangle|throttle) you for [a-z]+ing`,
  `(?:is|are|was|were|term|word) (?:a |an absolute )?bloodbath|faggots? (?:and|with|in) (?:peas|mash|chips|gravy|mushy peas|onion)`,
  `(?:are|is|was|were|be|been|it|that|this|which|you|keeps?|absolutely|really|just|slowly|still) killing (?:me|us|
    both of us|the mood|the vibe|it|my [a-z]+|him|her)`,
  `(?:it|that|this) (?:kills|killed|almost killed|nearly killed) me`,
  `killing me softly|kills? me to say`,
  `(?:pains?|cramps?|feet|legs|knees|shoes|heels|back|head|hangover|commute|heat|traffic|queue|workload|deadlines?|allergies|arms|abs) (?:r|are|is|was|were)
    (?:going to |trying to |literally |absolutely |slowly )*(?:kill|murder|killing|murdering) (?:me|us)|you would (?:kill|murder) me if you (?:knew|saw|could see)`,
  `looks could kill|dressed to kill|if looks`,
  `kill(?:ed|ing|s)? (?:the|a|an|our|this|any|every|some|two|all the|that|your) (?:mood|vibe|time|birds?|project|plan|
    idea|deal|lights?|engine|conversation|party|joke|weeds?|plants?|process|app|buzz|bottle|spider|mosquito|bugs?|
    presentation|thread|feature|fun|chance|appetite|pitch)`,
  `kill(?:ed|ing|s)? (?:time|it|two birds|mosquitoes|spiders|bugs)`,
  `(?:mums?|dads?|mother|father|parents|boss|teacher|landlord|landlady|coach|gran|grandma|sister|wife|manager|
    professor) (?:is going to|are going to|going to|will|would|is about to) (?:kill|murder|strangle) (?:me|us|you|both of us|
    us both)(?! if i (?:leave|tell|say|go))`,
  `you (?:will|are going to|might) (?:kill|hate) me (?:but|for|when|for this|because i forgot)`,
  `(?:die|dies|died|dying|dead) (?:of|from|with) (?:boredom|embarrassment|shame|laughter|laughing|thirst|hunger|
    curiosity|heat|cold|exhaustion|cringe|happiness|excitement|envy|jealousy|frustration|secondhand [a-z]+)`,
  `die for (?:an?|some|the|that|one) [a-z]+`,
  `(?:i would|would) rather die than`,
  `dying (?:to|over here|for)`,
  `(?:dead|drop dead) (?:tired|serious|wrong|right|sure|set|weight|last|silent|quiet|end|ass|inside|beat|gorgeous|
    simple|easy|honest|broke|line|horse|battery)`,
  `dead to me|literally dead|i am (?:so )?dead lol|lol i am (?:literally |so )?dead`,
  `(?:nearly|almost|literally|just) died|died inside when|died laughing|laughed until|die on (?:this|that) hill`,
  `beat (?:you|me|us|him|her|them) fair(?: and square)?`,
  `over my dead body|drop dead gorgeous|beating a dead horse|be the death of (?:me|us)|bored to death|scared to death|
    worried to death|sick to death|do or die|die hard|old habits die`,
  `(?:joke|battery|phone|plant|laptop|conversation|idea|car|engine) died`,
  `(?:beat|beats|beaten) (?:me|us|you|him|her) (?:for|to) (?:the|that|a|this) (?:job|promotion|prize|part|place|role|title|contract|seat|spot)`,
  `hang(?:ing|s)? up (?:the|my|his|her) (?:boots|gloves|racket|spikes)(?: and [a-z]+ them)?|shoot myself out of a cannon|god (?:is|will be) watching`,
  `(?:hit|hits|whacked|bashed|attacked|stabbed|shot) (?:me|us|you|him|her|my [a-z]+|your [a-z]+) with (?:a|an|the|his|her|your) (?:(?:foam|fake|toy|
    nerf|inflatable|cardboard) (?:[a-z]+ )?(?:sword|gun|bat|dart|arrow|hammer|noodle)|pillow|snowball|water (?:gun|pistol|balloon))`,
  // house rules, mishaps, and things that merely end
  `(?:end|ending) (?:this|the|our|that) (?:friendship|call|chat|conversation|meeting|group|subscription|contract|tenancy|lease|game|
    argument|thread|email|feud|membership|discussion)|where the sun do(?:es)? not shine|as long as the|as per the rules`,
  `can not wear (?:[a-z]+ ){1,3}(?:to|at|in) (?:the|a|work|school|church|court)`,
  `(?:cut|burn(?:t|ed)?|hit|hurt|banged|bumped|broke|bruised|twisted|cracked) (?:my|his|her|your|a) (?:[a-z]+ )?(?:finger|thumb|toe|hand|head|
    knee|ankle|wrist|arm|collarbone|shin|elbow|hip|tooth) (?:(?:while|when) (?:i was |he was |she was )?)?(?:on the (?:table|shelf|door ?frame|cupboard|
    kerb|ice|oven|trampoline|slide|swing|bike|ski|desk|worktop)|cooking|chopping|shaving|gardening|skiing|skating|climbing|playing|
    running|at (?:nursery|football|rugby|judo|practice|training))`,
  `(?:boss|manager|supervisor|client|hr|company|agency) (?:wants?|needs?|has|likes?) to know (?:where|what|when|who)`,
  `(?:comes?|coming|came) (?:over )?to my (?:desk|office|stall|table|classroom) to (?:chat|talk|ask|borrow|moan|say)`,
  `(?:bruis(?:e|es|ed)|black eye|black and blue|scratch(?:es|ed)?|sprain(?:ed)?|fractures?) (?:all (?:over|down my [a-z]+) )?(?:from|at|playing|after) (?:the )?(?:netball|football|
    rugby|judo|karate|hockey|boxing|training|practice|paintball(?:ing)?|skating|skiing|climbing|trampolin(?:e|ing)|playground|thinners|gym)`,
  `fell off (?:the|his|her|a|my|our) (?:bike|bicycle|scooter|trampoline|swing|slide|horse|pony|climbing frame|skateboard|ladder|wall|bed) and (?:has|got|broke|
    hurt|bruised|scraped) (?:a )?(?:[a-z]+ )?(?:on )?(?:his|her|my|a)? ?[a-z]+`,
  `(?:dog|puppy|cat|kitten|horse|hamster|parrot|goose) (?:bit|scratched|kicked|chewed|bites|pecked)|bit my (?:shoe|slipper|sandwich|nails)`,
  `driv(?:es|ing|e) (?:me|us) (?:mad|crazy|nuts|insane|bonkers|up the wall|round the bend)|check(?:ing)? the baby monitor|murder in the dark|
    kicked (?:me|him|her) under the table (?:to|so)`,
  `(?:burn(?:ed|t)|roast(?:ed)?) (?:me|you|him|her) (?:in front of everyone|with that)|pick(?:ing|s|ed)? (?:my|your|his|her) nose|barbed wire|
    (?:grabbed|pulled) my (?:arm|hand|sleeve) (?:at the crossing|because of the (?:bus|car|tram|bike))|decides? where we eat|
    (?:forced|made) me (?:to )?choose between (?:my|the|your) (?:job|work|band|team|course) and (?:my|the|your) (?:wedding|party|birthday|holiday|band|football)`,
  `(?:[mts]on|votre|leur|en|du|le|de|sans) retard|retard d[eu]`,
  // shooting, stabbing and hitting that hurts no one
  `shoot (?:me|you|him|her|them|us)? ?(?:an?|over|the|some) (?:quick |short |little )?(?:e ?mail|mail|message|text|dm|
    line|note|question|call|list|link|invite|idea)`,
  `shoot me (?:the|your|a|an) [a-z]+`,
  `shoot the (?:messenger|breeze|hoops)|shot (?:down|the sheriff|in the dark|at it|at me in front)|took a shot at|
    (?:give|gave|giving) it a shot|shoot(?:ing)? (?:my|your|his|her)?self in the foot`,
  `stab(?:bed|bing|s)? (?:me|you|us|him|her|them) in the back(?! with (?:a|the|his|her|my|your) (?:[a-z]+ )?(?:knife|blade|screwdriver|scissors|fork|bottle|shard))|stabbed in the back|stab at it|
    back ?stabb[a-z]+|twist(?:ed|ing)? the knife`,
  `slap in the face|slap on the wrist|slapped (?:me|us|you) with a (?:fine|fee|bill|lawsuit|warning)|punch ?line|
    punch above`,
  `hit (?:me|us|you|him|her|them) (?:up|back when)|hit (?:me|us|you) with (?:the|a|an|that|this|your|another|
    some) (?:bill|invoice|fee|fine|news|question|facts|guilt|lawsuit|charge|deadline|late fee|excuse|attitude|
    silent treatment)`,
  `(?:it|that|this|which|then it|what) (?:really |just |finally |suddenly |only )?(?:hit|hits|struck) (?:me|us|home|
    hard)|hit me (?:later how|later that|hard that)|hit me baby(?: one more time)?`,
  `hit (?:a|the|my|your) (?:nerve|road|gym|wall|jackpot|limit|roof|ceiling|sack|books|brakes|nail|spot|mute|button)|
    hit it off|hit rock bottom`,
  `(?:beat|beats|beating) (?:me|us|you|him|her|them) to (?:it|the(?! (?:ground|floor|edge|bone))|that|work|a(?! (?:pulp|bloody|pile|corpse))|this|our|my)|(?:beat|beats) me(?: why| how)|
    beat(?:ing)? around the bush|beat(?:ing)? (?:myself|yourself|himself|herself) up|dead beat`,
  `kick(?:ed|ing|s)? (?:me|us|you|him|her|them) (?:out|off|from|in the group|when i was down|while i was down)|
    kick off|kicked the habit|kick back|get a kick`,
  `(?:push|pushed|pushing|pushes) (?:me|us|you) (?:to|into|away|around|too far|over the edge|aside|
    too hard)(?! (?:the|a|that|oncoming|moving) ?(?:[a-z]+ )?(?:floor|ground|wall|door|table|stairs|street|road|traffic|canal|river|fire|lake|pool|sea|tracks|train|bus|oven|path|cellar))`,
  `(?:threw|throw|throwing|throws) (?:me|us|you|him|her) (?:under the bus|off(?! (?:the|a|that|your) (?:[a-z]+ )?(?:balcony|roof|bridge|cliff|train|boat|stairs|building|pier|ladder|terrace))|out(?! of (?:a|the|that|your) (?:[a-z]+ )?(?:window|car|train))|
    a party|a bone|some)`,
  `(?:choke|choked) (?:up|on (?:stage|my|the|a))|jump(?:ed)? down my throat|bite the bullet|bit my head off|
    bit(?:es)? (?:my|your) (?:nerves|last nerve|tongue)`,
  `bomb(?:ed|ing|s)? (?:the|that|this|my|your|an?) (?:exam|test|interview|quiz|presentation|audition|class|date|gig|
    set)|(?:drop|dropped|dropping) (?:the|a|that) (?:bomb|bombshell)|photo ?bomb[a-z]*|(?:is|was|
    the) bomb (?:diggity)?|bath bombs?|sugar bombs?`,
  `(?:cut|cuts|cutting) (?:myself|yourself|me|you|him|her|them|us) (?:some|off|out|a|loose|short|in|on the|while|
    shaving|when i was (?:cooking|chopping))`,
  `(?:hurt|injured|injure|hurting) (?:my|your)self (?:at|playing|carrying|skiing|running|lifting|when i fell|on the|while|falling|
    in the gym|moving|carrying|doing)`,
  `(?:kill|killing|kills) myself (?:laughing|at work|for this|for that|for the|over|to (?:get|finish|make|pay|keep)|
    trying|with work|studying|working)`,
  `(?:working|worked|work|studying|laughing|laughed|running) myself to death|hang(?:ing)? out|burn(?:ed|t|
    ing)? (?:myself|me|you) out|(?:drown|drowning) (?:in|myself in) (?:work|debt|e ?mails|paperwork)`,
  `destroy (?:you|him|her|them) in court|fight (?:you|this|it|him|her) (?:on this |in )?(?:in )?court|see you in court`,
  `knock(?:ed|ing|s)? (?:yourself|myself) out|knock it off|knock (?:on|at)|break a leg|breaking (?:my|your) back|
    broke my back|broke my heart|break my heart|cost(?:s)? an arm and a leg|pulling my (?:leg|hair out)|twist(?:ed|
    ing)? my arm to`,
  `blow(?:n|s|ing)? up (?:at|my phone|the group|the chat|in my face)|blew up (?:at|my phone|over|in my face|
    the group)|blowing up my`,
  // what people watch, read and sing
  `(?:suicide|stalkers?|stalking|murders?|murderer|domestic violence|domestic abuse|abuse|rape|shootings?|bombing|
    self harm)(?: [a-z]+){0,4} (?:${MEDIA})`,
  `(?:${MEDIA}|news) (?:about|of|on|with|where|talked about|called) ${gap(4)}(?:suicide|stalkers?|stalking|murders?|
    domestic violence|domestic abuse|abuse|rape|shootings?|bombing|self harm)`,
  `(?:career|political|social|financial|academic) suicide|suicide squad|serial killer (?:show|podcast|series)`,
  `every breath you take|every move you make|i will be watching you you sing|we will rock you|i shot the sheriff|
    staying alive at|stayin alive|i will survive|murder on the dancefloor|highway to hell|live and let die|
    die another day|another one bites the dust|bang bang he shot me down|pumped up kicks|smack my bitch up|
    killer queen|cry me a river`,
  `stalk(?:ed|ing|s)? ${gap(2)}(?:on )?(?:instagram|insta|facebook|profile|page|feed|linkedin|social media|tiktok|
    stories|twitter)`,
  `follow(?:ed|ing|s)? (?:me|you|him|her|them|us) (?:back )?(?:on|back on) [a-z]+`,
  // other languages
  `sterbe (?:vor|fast vor) (?:langeweile|lachen|hunger|durst|neugier|scham)|totgelacht|zum totlachen|tot umfallen|
    todmude|mausetot|todernst|ich bin (?:total )?tot`,
  `(?:me|nos) (?:muero|morimos) de|muert[ao] de (?:cansancio|risa|hambre|miedo|sueno|sed|frio|calor|ganas)|
    me matas? de (?:la )?risa|morir de (?:risa|hambre|verguenza)|me mata (?:que|la|el)`,
].map(sign)

/** The neutral word that replaces a removed phrase, so that the words on both sides of it don't become adjacent. */
export const WITHOUT_HARM = 'harmless'

/** A sentence without the phrases that only sound dangerous. */
export const withoutHarmless = (words: string): string =>
  HARMLESS.reduce(
    (plain, phrase) => (phrase.occursIn(plain) ? plain.replace(phrase.pattern, WITHOUT_HARM) : plain),
    words,
  )
