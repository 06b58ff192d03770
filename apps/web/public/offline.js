// Belongs to offline.html. A file of its own, because the page's policy forbids inline scripts.
const again = () => location.reload()
document.getElementById('again')?.addEventListener('click', again)
addEventListener('online', again)
