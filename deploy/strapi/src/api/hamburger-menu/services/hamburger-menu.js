const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreService('api::hamburger-menu.hamburger-menu');
