const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreController('api::hamburger-menu.hamburger-menu');
