const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreRouter('api::global-nav.global-nav');
