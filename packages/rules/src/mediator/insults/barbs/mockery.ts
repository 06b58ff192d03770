import { pattern } from '../../../text/pattern.ts'
import type { Barb } from './barb.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

const MILD = '(?:really |just |basically |literally |honestly |truly |clearly |only |actually |simply |ever |even )*'
/** A part of someone's body that gets insulted along with them. */
const BODY =
  '(?:eyes?|face|grin|mouth|head|nose|hands?|fingers?|fists?|belly|gut|legs?|feet|teeth|smile|smirk|gob|chin|brow|lips|voice|laugh|hair|neck|paws|chops|snout|backside|arse|O)'
/** Adjectives of the same form that neutrally describe a body. */
const NO_SCORN =
  '(?!(?:curly|wavy|shaky|itchy|achy|blurry|tiny|teeny|steady|swollen|smiling|shaking|trembling|aching|left|right|running|growing|laughing|big|wiry|freezing|only|whole|dry) )'
const PAPER = '(?:licen[cs]e|degree|diploma|qualifications?|certificates?|doctorate|phd|position|driving test)'
/** The real sources of such certificates. */
const NO_SOURCE = pattern`
    (?!(?:post|school|college|university|office|uni|council|mail|agency|course|bank|shop|dealer|hospital|frame|folder|
    drawer|file|email|envelope|different|foreign|new|proper|real|good|british|german|french|local|state|public|
    private) )
  `
const WORK = pattern`
    (?:lays?|builds?|draws?|writes?|paints?|parks?|drives?|cooks?|counts?|spells?|sings?|does|do|manages?|runs?|
    tiles?|sews?|keeps?|plans?|bowls?|tidies|cleans?|cuts?|mows?|has|have|makes?|packs?|folds?|types?|reads?)
  `
const BETTER = '(?:better|straighter|neater|cleaner|faster|quicker|tidier|smarter|steadier|more)'

/** Ridicule of the reader's body, qualifications and work, and questions that only mock. */
export const MOCKERY: readonly Barb[] = [
  {
    name: 'scorn for a body',
    cut: 'words',
    reason: 'insult',
    examples: [
      "Don't roll your piggy eyes at me.",
      'And then that gormy grin when I knocked.',
      'Get your grubby hands off my bike.',
      'I can still hear your whiny voice from here.',
      'Wipe that smarmy smile off.',
      'You stood there with your smug-arsed face.',
      'Keep your snotty nose out of it.',
      'I saw your weaselly little eyes on my plate.',
      'Move your bony backside by 6.',
      'that greasy hair is blocking the drain again',
    ],
    harmless: [
      'Your shaky hands worry me.',
      'Your curly hair blocked the drain.',
      'I miss your lovely face.',
      'Your left leg needs rest.',
      'Wash your hands, please.',
      'I heard your voice at 2.',
      'That funny face made Ella laugh.',
      'Your pretty eyes.',
      'Your healthy teeth are worth the money.',
      'Your trembling voice scared me.',
      'That parking warden follows me.',
    ],
    patterns: [
      `(?<=(?:your|that|those) )${NO_SCORN}(?:(?:{scornful}|[TWH]|[a-z]+-[a-z]+ed|[a-z]+-[a-z]+y) (?:little |big |old )?)+(?=${BODY} )`,
    ],
  },
  {
    name: 'covered for your sorry self',
    cut: 'words',
    reason: 'insult',
    examples: ['covered for ur sorry ass w Luis, never again', 'I paid for your lazy arse twice'],
    harmless: ['I covered for your sorry loss.', 'I paid for your lunch twice.'],
    patterns: [
      '(?<=(?:cover|covered|covering|paid|pay|paying|waited|waiting|lied|lying) )for your T (?=(?:w|with|on|at|again|twice|once|every|so) |[-,.;!?¶]|$)',
      '(?<=(?:cover|covered|covering|paid|pay|paying|waited|waiting|lied|lying|apologi[sz]ed) )for your (?:[TWH] |sorry |lazy |fat |broke |useless )+(?:O|F|N|ass|arse|backside|butt|behind) ',
    ],
  },
  {
    name: 'taken for something else',
    cut: 'clause',
    reason: 'insult',
    examples: [
      'I knew you were ambitious but I did not take you for a second-rate plagiarist.',
      'I had taken you for a reasonable sort of man.',
      "I didn't take you for a thief.",
      'I never took you for the sneaky type.',
      'I had never mistaken you for an intellectual.',
    ],
    harmless: [
      'I took you for a coffee on Friday.',
      'I had taken you for a check-up.',
      "I didn't take you for a ride in the new car.",
      'I took you for my brother in the dark.',
      'I never took you for granted.',
      'I had taken you for a friend.',
    ],
    patterns: [
      pattern`
        i (?:had |have |really |never |did not |didn't |once |always |only |foolishly )+(?:take|taken|took|mistaken|
        mistook) you (?:down )?for (?:an?|the|some) (?!(?:walk|ride|drive|coffee|meal|drink|lunch|dinner|date|spin|
        check|check-up|test|day|week|trip|tour|treatment|weekend|P) ){word}{1,5}{clause_end}
      `,
    ],
  },
  {
    name: 'what it shows about the reader',
    cut: 'clause',
    reason: 'insult',
    examples: [
      'This shows what a thoroughly contemptible little man you are.',
      'It only proves how lazy you really are.',
      'Which shows what a spiteful neighbour you are.',
      'That just tells me what a selfish person you are.',
      'That confirms how stingy you have become.',
    ],
    harmless: [
      'It shows how tired you are.',
      'That shows how busy you were.',
      'This shows what a good friend you are.',
      'It proves how much you paid.',
      'That tells me what time you left.',
    ],
    patterns: [
      pattern`
        (?:which |this |that |it |what )?(?:just |only |all |really )*(?:shows?|proves?|demonstrates?|confirms?|
        tells (?:me|us|you)) (?:me |us |everyone |people )?(?:just |
        exactly )*(?:what an? (?:[a-z]+ly )?(?:{scornful}|[TW]) {word}{1,3}|what an? (?:[a-z]+ly )?[NSF] |
        how (?:[a-z]+ly )?(?:{scornful}|[TW]) )you (?:are|were|really are|have become|always were) {clause_end}
      `,
    ],
  },
  {
    name: 'strutting about',
    cut: 'clause',
    reason: 'insult',
    examples: [
      'You swan about playing at motherhood while Daniel works fifty hours a week.',
      'You prance around like you own the hall.',
      'You strut about the office.',
      "You're swanning around the club.",
      'You swanned in and took my seat.',
    ],
    harmless: [
      'You waltzed in at 11.',
      'You swanned off to Lanzarote.',
      'The swan is around the corner.',
      'You walk around the block at 6.',
      'When you joke about it at dinner.',
    ],
    patterns: [
      pattern`
        (?:you|you're|you are|you were) (?:just |always |still |all )*(?:swan|prance|strut|waltz|flounce|swagger|
        mince|lord it|swann(?:ed|ing)|pranc(?:ed|ing)|strutt(?:ed|ing)|waltz(?:ed|ing)|flounc(?:ed|ing)|
        swagger(?:ed|ing)|minc(?:ed|ing)|lord(?:ed|ing) it) (?:about|around|in|round|
        over) {word}{0,6}(?:like you (?:own|run) {word}{1,3})?(?:{clause_end}|(?=while ))
      `,
    ],
  },
  {
    name: 'done by someone unfit for it',
    cut: 'clause',
    reason: 'insult',
    examples: [
      'The pipework under the sink looks like it was done by a man wearing oven gloves.',
      'It looks as if it was painted by a toddler on a trampoline.',
      'Your report reads like it was typed by a monkey in mittens.',
      'The wall looks like it was built by a man without thumbs.',
    ],
    harmless: [
      'It looks like it was done by a professional.',
      'The lock looks like it was forced by someone with a crowbar.',
      'It looks like it was painted in a hurry.',
      'It looks like it was eaten by a mouse.',
      'The letter looks like it was signed by a man with a beard.',
    ],
    patterns: [
      pattern`
        (?:(?:the|your|my|our|this|that|it|which) {word}{0,6}?)?(?:looks?|looked|sounds?|reads?|is|was) (?:like|as if|
        as though) (?:it|they|that|this) (?:is|was|were|has been|
        had been) {word}{1,2}by an? (?:{open}){1,3}(?:wearing|without|on|who|in|blindfolded|asleep|with no|
        with (?:his|her|their|its) (?:eyes|hands|feet|teeth)) {word}{0,5}{clause_end}
      `,
    ],
  },
  {
    name: 'papers from a cereal box',
    cut: 'sentence',
    reason: 'insult',
    namesAllowed: true,
    examples: [
      'Did that license come free with a Happy Meal?',
      'Did you win your position in a lottery?',
      'Where did you get your degree, out of a cracker?',
      'Did you find your licence in a cereal box?',
      'did ur diploma come in a box of chocolates?',
    ],
    harmless: [
      'Did your licence come in the post?',
      'Where did you get your degree?',
      'Did you get the certificate from a course?',
      'Did you put the certificate in a folder?',
      'Did your diploma come with a frame?',
      'Is the position in a different town?',
    ],
    patterns: [
      pattern`
        (?:did|does|was|were|is|where|how) (?:(?!and )[a-z']+ ){0,6}?${PAPER} (?:, )?(?:come |
        arrive )?(?:free )?(?:with|in|from|out of|off|
        inside) an? ${NO_SOURCE}(?:{open}){1,2}(?:of (?:{open}){1,2})?(?=[?])
      `,
    ],
  },
  {
    name: 'what the reader calls a mouth',
    cut: 'words',
    reason: 'insult',
    examples: [
      'The whole town knows now, thanks to that foghorn you call a mouth.',
      'Put it in writing with that pudding you call a brain.',
    ],
    harmless: ['I came in that thing you call a car.', 'Thanks to the man you call a friend.'],
    patterns: [
      '(?:, )?(?:all )?(?:thanks to|because of|with|through|by) (?:that|the) (?:{open}){1,3}(?:that )?you call (?:an?|your) (?:mouth|gob|brain|mind|head|heart|conscience|face|tongue) ',
    ],
  },
  {
    name: 'mocking answer',
    cut: 'words',
    reason: 'insult',
    examples: ['Where is that money going, into your stomach?', 'Where did the £40 go, up your nose?'],
    harmless: ['Where is that money going, into your account?', 'Where did the £40 go, on the gas?'],
    patterns: [
      ', (?:into|up|down|on) your (?:own )?(?:stomach|belly|gut|throat|nose|gob|face|hair|nails) (?:and (?:{open}){1,3})?(?=[?])(?<=where .{3,60})',
    ],
  },
  {
    name: 'one thing or another',
    cut: 'sentence',
    reason: 'insult',
    examples: [
      'Did I marry a man or her lapdog?',
      'Did I marry a husband or a lodger?',
      'Are you a man or a mouse?',
      'Did we raise a son or a vulture?',
      'Have I married a grown man or a toddler?',
    ],
    harmless: [
      'Are you a member or a guest?',
      'Did you hire a plumber or an electrician?',
      'Are you a vegetarian or a vegan?',
      'Did I marry at 20 or at 21?',
      'Did I leave a bag or a coat?',
    ],
    patterns: [
      pattern`
        (?:did|have|am) (?:i|we) (?:really |actually |just )*(?:marry|married|marrying|raise|raised|adopt|adopted|
        date|dating|bring up|brought up|living with|married to) an? (?:{open}){1,3}or (?:an?|her|his|your|the|some|
        just an?) (?:{open}){1,3}(?=[?])
      `,
      'are you (?:really |actually |honestly )*(?:an? |my )(?:{open}){1,2}or (?:an?|just an?|some) (?!{plain})(?:{open}){1,3}(?=[?])',
    ],
  },
  {
    name: 'outdone by a child',
    cut: 'clause',
    reason: 'insult',
    examples: [
      'My seven-year-old builds better out of cereal boxes.',
      'My nephew could lay a straighter line after a carton of cordial.',
      'My five-year-old niece keeps better lab notes than you do.',
      'my grandma with her eyes closed has better aim than that',
      'Even my dog could plan a better party for the kids.',
    ],
    harmless: [
      'My six-year-old sleeps better with the music off.',
      'My nephew is taller than you.',
      'My daughter writes better with her left hand.',
      'My dog has a bed in the hall.',
      'My gran makes more jam in May.',
    ],
    patterns: [
      pattern`
        (?:even )?my (?:{open})?(?:[a-z]+-year-old|niece|nephew|cat|dog|hamster|goldfish|
        (?:P|grandma|granny|nana) (?=with (?:her|his|their) eyes ))s? ?(?:niece |nephew |grandson |granddaughter |
        P )?(?:with (?:her|his|their) eyes (?:closed|shut) )?(?:could |can |would |'d )?${WORK} (?:an? |it |this |
        that |up |out )*${BETTER} {word}{0,9}(?:than you (?:do |did |can |could |
        ever will )?)?{clause_end}(?<!more (?:{open}){1,2}in {open})
      `,
    ],
  },
  {
    name: 'above the reader',
    cut: 'clause',
    reason: 'insult',
    namesAllowed: true,
    examples: [
      'I suppose bills are for the little people.',
      'I suppose a phone call was beneath Her Royal Highness.',
      'Apparently the rules are for lesser mortals.',
      'Washing up is clearly beneath you.',
      'I guess queues are only for the little people.',
    ],
    harmless: [
      'The pipes are beneath the floor.',
      'The seats are for other people.',
      'The fridge lock is for the toddler.',
      'I suppose the bills are for the flat.',
      'The small print is beneath your signature.',
    ],
    patterns: [
      pattern`
        (?:i (?:suppose|guess|imagine|daresay|assume|take it) |apparently |evidently |clearly |obviously )?(?:{open}|
        the |an? |up ){1,4}(?:is|are|was|were) (?:simply |just |only |clearly |
        obviously )*(?:for (?:the )?(?:(?:little|lesser|mere|common) (?:P|mortals|beings))|
        beneath (?:you|(?:her|his|your) (?:(?:royal )?(?:majesty|highness|lordship|ladyship|dignity)|V))) {clause_end}
      `,
    ],
  },
  {
    name: 'nobody asked',
    cut: 'clause',
    reason: 'insult',
    examples: [
      'nobody asked for ur opinion on my kitchen',
      'No one asked what you think.',
      'Nobody asked for your critique.',
    ],
    harmless: ['Nobody asked me.', 'Nobody asked you to pay.', 'Nobody asked for your keys.'],
    patterns: [
      pattern`
        (?:nobody|no one) (?:here |ever )?(?:asked|wants|needs) (?:for )?(?:your (?:opinion|advice|input|critique|
        thoughts|commentary|wisdom)|what you think) (?:(?:on|about|for) {word}{1,4})?{clause_end}
      `,
    ],
  },
  {
    name: 'only mocking praise',
    cut: 'sentence',
    reason: 'insult',
    examples: [
      'It came with a crack. Nice try.',
      'truly the brains of the operation',
      'Clearly a genius at work.',
      'Quite the mastermind.',
    ],
    harmless: ['Truly a relief.', 'Clearly a mistake on the invoice.', 'Nice try by the kids on Saturday.'],
    patterns: [
      '{sentence_start}nice try (?:though |mate |pal |buddy |P )?{sentence_end}',
      `{sentence_start}(?:truly|clearly|obviously|quite|such) ${MILD}(?:an? |the )(?:V|brains|visionary|mastermind|genius|model citizen|great mind)(?: {word}{1,5}| ){sentence_end}`,
    ],
  },
]
