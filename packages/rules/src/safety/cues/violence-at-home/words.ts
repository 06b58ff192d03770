/** Who is hurt, or who hurts: the author, the one they write to, or somebody of the home. */
export const VICTIM = `(?:me|you|him|her|us|them|(?:my|your|his|her|our|the) (?:own |little |poor |old )*(?:wife|
  husband|girlfriend|boyfriend|partner|ex|sons?|daughters?|kids|children|child|baby|babies|twins|boys?|girls?|mum|mam|
  mother|dad|father|sister|brother|gran|grandma|grandad|nan|aunt|cousin|nephew|niece|dog|cat|puppy|toddler))`

/** What a blow lands on. */
export const BODY_PART = `(?:legs?|knees?|bones?|neck|arms?|fingers?|hands?|wrists?|face|head|skull|teeth|tooth|jaw|
  nose|throat|ribs?|eyes?|back|spine|mouth|shoulders?|hips?|cheeks?|lips?|ears?|ear ?drum|foot|feet|ankle|thighs?|
  chest|stomach|belly|forehead|temple|collar ?bone|shins?|thumb|hair|scalp|eye socket|cheek ?bone|chin|tail ?bone)`

/** Verbs of violence beyond the plain blows. */
export const HURTS = `(?:hit|hits|slap|slaps|slapped|punch|punches|punched|kick|kicks|kicked|choke|chokes|choked|
  strangle[ds]?|beat|beats|beaten|shove[ds]?|smack|smacks|smacked|whack|whacks|whacked|thump|thumps|thumped|belted|
  belts|bite|bites|bitten|bit|pinch|pinches|pinched|pummel|pummels|pummelled|claw|claws|clawed|scratch|scratches|
  scratched|drag|drags|dragged|shake|shakes|shook|shaken|struck|strikes|strike|stamped|stamps|stomped|stood on|
  knelt on|sat on|burn|burns|burned|burnt|scald|scalds|scalded|bend|bends|bent|twist|twists|twisted|yank|yanks|yanked|
  headbutt|headbutts|headbutted|knee|kneed|elbow|elbows|elbowed|crack|cracked|broke|breaks|broken|pushed|pushes|push|
  grabbed|grabs|grab|slams?|slammed|throws?|threw|thrown|pinned|pins|hurt|hurts|squeezed?|jabbed|jabs|poked|tackled|
  whipped|whips|cuffed|clipped|clobbered|walloped|spat on|spat at|backhanded|backhands|knocked|knocks|wrenched|split|
  cut|cracks)`

/** What people are beaten with. */
export const TOOL = `(?:belt|cable|broom|wooden spoon|spoon|cane|slipper|rod|hose|wire|boots?|fists?|strap|stick|
  chair leg|chair|pan|hanger|extension cord|cord|poker|bat|hammer|ruler|shoe|bottle|mug|plate|rolling pin|
  walking stick|charger|iron|ladle|pipe|buckle|back of (?:his|her|your|my|the) hand|open hand|flat hand|hands)`

/** Things whose story is no violence at home: sport, small children, animals, plays. */
export const HARMLESS_CAUSE = `(?:rugby|hockey|football|netball|paintball|paintballing|skiing|yoga|climbing|gym|
  trampoline|horse|skateboard|karate|judo|wrestling match|match|training|practice|thinners|lego|duplo|cat|kitten|
  puppy|toddler|scene|scenes|zombies?|film|movie|play|plays|theatre|othello|novel|character|episode|game|museum|
  podcast|bike|bicycle|cycling|marathon|boxing|pothole|dentist chair|sunburn|wasp|bee|mosquito|nettles|conkers|pinata|
  snowball|snowballs|pillow fight|cricket|squash|tennis|basketball|volleyball|flannel|frisbee|goalie|scored|
  trampolining|roller ?skates?)`
