import './polices.css'
import './jetons.css'
import './socle.css'
import './impression.css'
