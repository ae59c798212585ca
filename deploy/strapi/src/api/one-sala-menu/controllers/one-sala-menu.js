const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreController('api::one-sala-menu.one-sala-menu');
