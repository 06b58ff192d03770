import { BODY, RELATIVE } from '../../vocabulary.ts'

/** A verb in the forms that follow "will" and "am". */
export type Verbs = { plain: string; going: string }

export const verbs = (plain: string, going: string): Verbs => ({ plain: `(?:${plain})`, going: `(?:${going})` })

/** The person, in each way that a threat refers to one; pets and farm animals count. */
export const VICTIM = `(?:you|him|them|her(?! (?:car|bike|phone|stuff|things|record|feelings|limit|target))|
  (?:all|both|the)(?:two|three|four|five|lot|pair|rest)? ?of (?:you|them)|(?:your|his|her|their|that|this|
  the) (?:[a-z]+ ){0,2}(?:${RELATIVE}|fella|bloke|bf|gf|missus|girl|boy|man|woman|lad|nan|gran|grandmother|grandfather|
  grandad|grandson|lawyer|solicitor|lodger|neighbou?r|tenant|bastard|bitch|asshole|arsehole|cunt|prick|whore|slut|
  motherfucker|horse|pony|rabbit|puppy|kitten|chickens?|hens|hamster|parrot|bird|goat|cow|sheep|goldfish|mutt|rat|pig|
  labrador|poodle|spaniel|pug|terrier|chihuahua|alsatian|collie|rottweiler|bulldog|budgie|ferret|guinea pig|tortoise|
  ducks?|sisters|brothers|mates|nephew|niece|stepson)|whoever (?:[a-z]+ )?(?:is|comes|opens|touches|stands)|
  anyone (?:else )?(?:who|that|you|near)|everyone (?:in|at|who)|every (?:last |single )?one of (?:you|them))`

/** Possessives: a threat to a body names the body's owner or counts its parts. */
export const WHOSE = `(?:your|his|her|their|its|that|that your|both(?: of)?(?: your| his| her| their)?|
  (?:your|his|her|their) (?:two|both)|every(?: single)?|each(?: of)?(?: your| his|her)?|all(?: of)?(?: your| his| her)|
  (?:your|his|her) (?:[a-z]+ ){0,2}?[a-z]+s)(?: (?:fucking|stupid|ugly|damn|little|fat|dirty|filthy|bloody|whole|own|
  sorry|lying|pretty|smug|big|other|good|left|right|front|cheating|skinny|scrawny|thick|soft|pregnant|greedy|precious|
  posh|perfect|tiny|wrinkly|old|new|broken|bald|bony|fake|nosy|loud|delicate))?`
export const FLESH = `(?:${BODY}|foot|feet|toes?|tongue|ears?|eye|lips?|belly|stomach|chest|chin|shins?|hips?|ankles?|
  elbows?|shoulders?|kneecap|knuckles?|collarbone|windpipe|gob|gut|skin|thumbs?|heart out|bollocks|nuts|privates|paws?|
  wings?)`

/** The objects that a blow is struck with. */
export const ARM = `(?:knife|knives|gun|pistol|rifle|shotgun|axe|hatchet|machete|cutlass|panga|bat|hammer|mallet|blade|
  bullets?|crowbar|razor|belt|cane|stick|club|spade|shovel|fork|pitchfork|rake|screwdriver|spanner|wrench|brick|bottle|
  glass|pan|iron|poker|drill|saw|chainsaw|scissors|shears|needle|syringe|sword|spear|arrow|crossbow|whip|chain|pipe|
  plank|rock|stone|boot|fists?|knee|elbow|nail|corkscrew|cleaver|chisel|nail gun|golf club|rolling pin)`
/** An article or possessive, with the words that may precede the object. */
export const A = `(?:a|an|the|my|this|that|these|those|both|two|some|dads|fathers|grandads|his|your)(?: [a-z]+){0,2}`
/** Substances that burn or blind. */
export const LIQUID =
  '(?:acid|petrol|kettle|bleach|boiling [a-z]+|hot [a-z]+|lye|paraffin|kerosene|gasoline|battery acid|oil)'
export const DWELLING = `(?:house|home|flat|room|place|car|van|truck|lorry|shop|salon|stall|office|garage|door|bed|
  store|business|school|hair|building|street|bungalow|cottage|caravan|trailer|boat|barn|stable|shed|hut|bakery|
  restaurant|clinic|church|mosque|farm|tent|bike|conservatory|porch|kiosk|workshop|studio|cafe|pub)`
