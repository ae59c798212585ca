const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreRouter('api::main-nav.main-nav');
