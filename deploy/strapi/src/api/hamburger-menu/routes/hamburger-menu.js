const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreRouter('api::hamburger-menu.hamburger-menu');
