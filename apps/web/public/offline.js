// Belongs to offline.html. A file of its own, because the page's policy forbids inline scripts.
const again = () => location.reload()
document.getElementById('again')?.addEventListener('click', again)

// Reloading would cancel the navigation to a form that the user has just chosen.
let isLeaving = false
addEventListener('beforeunload', () => {
  isLeaving = true
})
addEventListener('online', () => {
  if (navigator.onLine && !isLeaving) again()
})
