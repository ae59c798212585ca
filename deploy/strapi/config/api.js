// the website asks for no page: a menu has fewer entries than this
module.exports = { rest: { defaultLimit: 100, maxLimit: 100 } };
