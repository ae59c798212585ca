const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreService('api::global-nav.global-nav');
